import * as E from 'fp-ts/lib/Either.js'
import { makeFailedMails } from '../../postgres/staff/failed-mails.ts'
import { Refused, type Command } from './command.ts'
import { overDatabase } from './over-database.ts'

const AT_MOST = 200

export const listMails: Command = {
  name: 'letters',
  usage: '',
  about: `mails that no server took and that are tried no more, the latest ${AT_MOST}, and why; the desk sends one again`,
  words: { from: 0, to: 0 },
  flags: {},
  run: (_typed, { configuration, terminal }) =>
    overDatabase(configuration, 'up to date', async (db) => {
      const result = await makeFailedMails(db).list({ page: 1, itemsPerPage: AT_MOST })()
      if (E.isLeft(result)) throw new Refused('The database is away or busy.')
      const { mails, total } = result.right
      const lines = mails.map(({ id, to, subject, attempts, failedAt, fault }) => {
        const why = fault === undefined ? 'nobody knows why' : [fault.kind, fault.code ?? []].flat().join(' ')
        return `${id}  ${failedAt.toISOString()}  ${to}  ${subject}  ${attempts} times, ${why}`
      })
      terminal.answer(total === 0 ? ['All mails left.'] : [...lines, `${total} in all.`], { mails, total })
      return 'done'
    }),
}
