import { makeDropLeftovers } from '../../../application/commerce/privacy/drop-leftovers.ts'
import { makeJobFailures } from '../../postgres/job/job-failures.ts'
import { makeLeftovers } from '../../postgres/privacy/leftovers.ts'
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
      const deps = { leftovers: makeLeftovers(db), jobFailures: makeJobFailures(db), clock: systemClock }
      await succeeded('Dropping', makeDropLeftovers(deps)())
      terminal.answer(['What was kept for as long as it may be is gone.'], { done: true })
      return 'done'
    }),
}
