import { writePackedFile } from '../../postgres/backup/backup-file.ts'
import { writeBackup } from '../../postgres/backup/write-backup.ts'
import { systemClock } from '../server/system-clock.ts'
import type { Command } from './command.ts'
import { countOf } from './count-of.ts'
import { withDatabase } from './with-database.ts'

export const backup: Command = {
  name: 'backup',
  usage: 'FILE',
  description: 'write a consistent backup of the whole database to a compressed file',
  argCount: { min: 1, max: 1 },
  flags: {},
  run: ({ args: [file = ''] }, { configuration, terminal }) =>
    withDatabase(configuration, 'as it stands', async (db) => {
      const onTable = (table: string): void => { terminal.progress(`${table} written`) }
      const sums = await writePackedFile(file, (write) => writeBackup(db, { write, at: systemClock.now(), onTable }))
      const rows = Object.values(sums).reduce((sum, table) => sum + table.rows, 0)
      terminal.print([
        `Wrote ${countOf(rows, 'row')} of ${countOf(Object.keys(sums).length, 'table')} to ${file}.`,
        'SECRET is not included; store it separately.',
      ], { file, tables: sums })
      return 'done'
    }),
}
