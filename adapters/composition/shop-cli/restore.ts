import { readPackedFile } from '../../postgres/backup/backup-file.ts'
import { restoreBackup } from '../../postgres/backup/restore-backup.ts'
import type { Command } from './command.ts'
import { overDatabase } from './over-database.ts'

export const restore: Command = {
  name: 'restore',
  usage: 'FILE',
  about: 'puts a backup back into an empty database: all of it, or nothing',
  words: { from: 1, to: 1 },
  flags: {},
  run: ({ words: [file = ''] }, { configuration, terminal }) =>
    overDatabase(configuration, 'up to date', async (db) => {
      const onTable = (table: string): void => { terminal.progress(`${table} is restored`) }
      const sums = await restoreBackup(db, { lines: readPackedFile(file), onTable })
      const rows = Object.values(sums).reduce((sum, one) => sum + one.rows, 0)
      const summary = `${rows} rows of ${Object.keys(sums).length} tables are back, each as it was saved. "check" looks whether they fit.`
      terminal.answer([summary], { file, tables: sums })
      return 'done'
    }),
}
