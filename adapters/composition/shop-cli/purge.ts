import { makePurgeExpiredData } from '../../../application/commerce/privacy/purge-expired-data.ts'
import { makeJobFailures } from '../../postgres/job/job-failures.ts'
import { makeExpiredData } from '../../postgres/privacy/expired-data.ts'
import { systemClock } from '../server/system-clock.ts'
import { succeeded } from '../succeeded.ts'
import type { Command } from './command.ts'
import { overDatabase } from './over-database.ts'

export const purge: Command = {
  name: 'purge',
  usage: '',
  about: 'drops what was kept for as long as it may be; an open shop does so once an hour',
  words: { from: 0, to: 0 },
  flags: {},
  run: (_typed, { configuration, terminal }) =>
    overDatabase(configuration, 'up to date', async (db) => {
      const deps = { expiredData: makeExpiredData(db), jobFailures: makeJobFailures(db), clock: systemClock }
      await succeeded('Dropping', makePurgeExpiredData(deps)())
      terminal.answer(['What was kept for as long as it may be is gone.'], { done: true })
      return 'done'
    }),
}
