import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { writeDocument } from '../../catalogue-file/write-document.ts'
import { makeCatalogueRepository } from '../../postgres/catalogue/catalogue-repository.ts'
import { succeeded } from '../succeeded.ts'
import { Refused, type Command } from './command.ts'
import { overDatabase } from './over-database.ts'

export const exportCatalogue: Command = {
  name: 'export',
  usage: 'FILE',
  about: 'writes the catalogue with prices and stock as JSON, which "import" reads again',
  words: { from: 1, to: 1 },
  flags: {},
  run: ({ words: [file = ''] }, { configuration, terminal }) =>
    overDatabase(configuration, 'as it stands', async (db) => {
      if (existsSync(file)) throw new Refused(`${file} is there already. Name another file.`)
      const goods = await succeeded('Reading the catalogue', makeCatalogueRepository(db).all())
      writeFileSync(`${file}.part`, writeDocument(goods))
      renameSync(`${file}.part`, file)
      const counts = Object.fromEntries(Object.entries(goods).map(([list, entries]) => [list, entries.length]))
      terminal.answer([`${file}: ${Object.entries(counts).map(([list, count]) => `${count} ${list}`).join(', ')}`], { file, ...counts })
      return 'done'
    }),
}
