import { writePackedFile } from '../../postgres/backup/backup-file.ts'
import { writeBackup } from '../../postgres/backup/write-backup.ts'
import { systemClock } from '../server/system-clock.ts'
import type { Command } from './command.ts'
import { overDatabase } from './over-database.ts'

export const backup: Command = {
  name: 'backup',
  usage: 'FILE',
  about: 'writes all that the shop keeps, as of one moment, into one packed file',
  words: { from: 1, to: 1 },
  flags: {},
  run: ({ words: [file = ''] }, { configuration, terminal }) =>
    overDatabase(configuration, 'as it stands', async (db) => {
      const onTable = (table: string): void => { terminal.progress(`${table} is written`) }
      const sums = await writePackedFile(file, (write) => writeBackup(db, { write, at: systemClock.now(), onTable }))
      const rows = Object.values(sums).reduce((sum, one) => sum + one.rows, 0)
      terminal.answer([`${file} holds ${rows} rows of ${Object.keys(sums).length} tables. The SECRET is not in it: keep it elsewhere.`], {
        file, tables: sums,
      })
      return 'done'
    }),
}
