import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { writeDocument } from '../../catalogue-file/write-document.ts'
import { makeCatalogueRepository } from '../../postgres/catalogue/catalogue-repository.ts'
import { succeeded } from '../succeeded.ts'
import { CommandError, type Command } from './command.ts'
import { withDatabase } from './with-database.ts'

export const exportCatalogue: Command = {
  name: 'export',
  usage: 'FILE',
  description: 'export the catalogue with prices and stock as JSON, which "import" reads',
  argCount: { min: 1, max: 1 },
  flags: {},
  run: ({ args: [file = ''] }, { configuration, terminal }) =>
    withDatabase(configuration, 'as it stands', async (db) => {
      if (existsSync(file)) throw new CommandError(`${file} already exists. Choose another file.`)
      const catalogue = await succeeded('Reading the catalogue', makeCatalogueRepository(db).all())
      writeFileSync(`${file}.part`, writeDocument(catalogue))
      renameSync(`${file}.part`, file)
      const counts = Object.fromEntries(Object.entries(catalogue).map(([list, entries]) => [list, entries.length]))
      terminal.print([`${file}: ${Object.entries(counts).map(([list, count]) => `${count} ${list}`).join(', ')}`], { file, ...counts })
      return 'done'
    }),
}
