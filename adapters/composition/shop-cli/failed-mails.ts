import * as E from 'fp-ts/lib/Either.js'
import { makeFailedMails } from '../../postgres/staff/failed-mails.ts'
import { CommandError, type Command } from './command.ts'
import { countOf } from './count-of.ts'
import { withDatabase } from './with-database.ts'

const AT_MOST = 200

export const listFailedMails: Command = {
  name: 'failed-mails',
  usage: '',
  description: `list mails that failed permanently (the latest ${AT_MOST}), with the reason`,
  argCount: { min: 0, max: 0 },
  flags: {},
  run: (_input, { configuration, terminal }) =>
    withDatabase(configuration, 'as it stands', async (db) => {
      const result = await makeFailedMails(db).list({ page: 1, itemsPerPage: AT_MOST })()
      if (E.isLeft(result)) throw new CommandError('the database is not available')
      const { mails, total } = result.right
      const lines = mails.map(({ id, to, subject, attempts, failedAt, fault }) => {
        const reason = fault === undefined ? 'reason unknown' : [fault.kind, fault.code ?? []].flat().join(' ')
        return `${id}  ${failedAt.toISOString()}  ${to}  ${subject}  ${countOf(attempts, 'attempt')}, ${reason}`
      })
      terminal.print(total === 0 ? ['No failed mails.'] : [...lines, `Total: ${total}`], { mails, total })
      return 'done'
    }),
}
