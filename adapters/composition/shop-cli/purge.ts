import { makePurgeExpiredData } from '../../../application/commerce/privacy/purge-expired-data.ts'
import { makeJobFailures } from '../../postgres/job/job-failures.ts'
import { makeExpiredData } from '../../postgres/privacy/expired-data.ts'
import { reportedFailures } from '../server/job-failed.ts'
import { systemClock } from '../server/system-clock.ts'
import { succeeded } from '../succeeded.ts'
import type { Command } from './command.ts'
import { withDatabase } from './with-database.ts'

export const purge: Command = {
  name: 'purge',
  usage: '',
  description: 'delete expired data; a running shop does so every hour',
  argCount: { min: 0, max: 0 },
  flags: {},
  run: (_input, { configuration, terminal }) =>
    withDatabase(configuration, 'up to date', async (db) => {
      let isComplete = true
      const jobFailures = reportedFailures(makeJobFailures(db), (error) => {
        isComplete = false
        terminal.printError(`error: ${error instanceof Error ? error.message : String(error)}`)
      })
      const deps = { expiredData: makeExpiredData(db), jobFailures, clock: systemClock }
      await succeeded('Deleting expired data', makePurgeExpiredData(deps)())
      terminal.print([isComplete ? 'Expired data was deleted.' : 'Not all expired data could be deleted.'], { done: isComplete })
      return isComplete ? 'done' : 'failed'
    }),
}
