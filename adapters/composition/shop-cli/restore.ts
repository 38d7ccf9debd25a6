import { readPackedFile } from '../../postgres/backup/backup-file.ts'
import { restoreBackup } from '../../postgres/backup/restore-backup.ts'
import type { Command } from './command.ts'
import { countOf } from './count-of.ts'
import { withDatabase } from './with-database.ts'

export const restore: Command = {
  name: 'restore',
  usage: 'FILE',
  description: 'restore a backup into an empty database, completely or not at all',
  argCount: { min: 1, max: 1 },
  flags: {},
  run: ({ args: [file = ''] }, { configuration, terminal }) =>
    withDatabase(configuration, 'up to date', async (db) => {
      const onTable = (table: string): void => { terminal.progress(`${table} restored`) }
      const sums = await restoreBackup(db, { lines: readPackedFile(file), onTable })
      const rows = Object.values(sums).reduce((sum, table) => sum + table.rows, 0)
      terminal.print([
        `Restored and verified ${countOf(rows, 'row')} of ${countOf(Object.keys(sums).length, 'table')}.`,
        'Run "shop check" to check them for consistency.',
      ], { file, tables: sums })
      return 'done'
    }),
}
