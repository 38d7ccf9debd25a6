import * as E from 'fp-ts/lib/Either.js'
import type { FailedMails } from '../../../application/commerce/staff/failed-mails.port.ts'
import { onePage } from '../../../domain/listing/one-page.ts'
import { withoutAbsent } from '../../../domain/without-absent.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

export const openFailedMails = ({ mails, staffActs }: ShopState): FailedMails => ({
  list: (at) =>
    atOnce(() => {
      const letters = [...mails.values()].flatMap(({ id, mail: { to, subject, brandChannel }, attempts, givenUpAt, fault }) =>
        (givenUpAt === undefined ? [] : [{
          id, to, subject, brandChannel, attempts, givenUpAt: new Date(givenUpAt), ...withoutAbsent({ fault }),
        }]))
      const latest = letters.toSorted((one, other) => other.givenUpAt.getTime() - one.givenUpAt.getTime() || other.id - one.id)
      return E.right({ letters: onePage(latest, at), total: letters.length })
    }),
  sendAgain: (id, act) =>
    atOnce(() => {
      const kept = [...mails.values()].find((one) => one.id === id && one.givenUpAt !== undefined)
      if (kept === undefined) return E.left({ _tag: 'NotFound', what: 'letter' })
      const { givenUpAt: _was, ...again } = kept
      mails.set(kept.mail.key, { ...again, attempts: 0, dueAt: 0 })
      staffActs.push(act)
      return E.right(undefined)
    }),
})
