import * as E from 'fp-ts/lib/Either.js'
import type { FailedMails } from '../../../application/commerce/staff/failed-mails.port.ts'
import { onePage } from '../../../domain/listing/one-page.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

export const openFailedMails = ({ mails, auditEntries }: ShopState): FailedMails => ({
  list: (at) =>
    atOnce(() => {
      const letters = [...mails.values()].flatMap(({ id, mail: { to, subject, brandChannel }, attempts, failedAt, fault }) =>
        (failedAt === undefined ? [] : [{
          id, to, subject, brandChannel, attempts, failedAt: new Date(failedAt), ...omitUndefined({ fault }),
        }]))
      const latest = letters.toSorted((one, other) => other.failedAt.getTime() - one.failedAt.getTime() || other.id - one.id)
      return E.right({ mails: onePage(latest, at), total: letters.length })
    }),
  sendAgain: (id, act) =>
    atOnce(() => {
      const kept = [...mails.values()].find((one) => one.id === id && one.failedAt !== undefined)
      if (kept === undefined) return E.left({ _tag: 'NotFound', what: 'letter' })
      const { failedAt: _was, ...again } = kept
      mails.set(kept.mail.key, { ...again, attempts: 0, dueAt: 0 })
      auditEntries.push(act)
      return E.right(undefined)
    }),
})
