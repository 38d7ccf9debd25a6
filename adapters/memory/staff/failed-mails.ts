import * as E from 'fp-ts/lib/Either.js'
import type { FailedMails } from '../../../application/commerce/staff/failed-mails.port.ts'
import { onePage } from '../../../domain/listing/one-page.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

export const openFailedMails = ({ mails, auditEntries }: ShopState): FailedMails => ({
  list: (at) =>
    atomically(() => {
      const failed = [...mails.values()].flatMap(({ id, mail: { to, subject, brandChannel }, attempts, failedAt, fault }) =>
        (failedAt === undefined ? [] : [{
          id, to, subject, brandChannel, attempts, failedAt: new Date(failedAt), ...omitUndefined({ fault }),
        }]))
      const latest = failed.toSorted((left, right) => right.failedAt.getTime() - left.failedAt.getTime() || right.id - left.id)
      return E.right({ mails: onePage(latest, at), total: failed.length })
    }),
  sendAgain: (id, auditEntry) =>
    atomically(() => {
      const failed = [...mails.values()].find((queued) => queued.id === id && queued.failedAt !== undefined)
      if (failed === undefined) return E.left({ _tag: 'NotFound', what: 'mail' })
      const { failedAt: _failedAt, ...again } = failed
      mails.set(failed.mail.key, { ...again, attempts: 0, dueAt: 0 })
      auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
})
