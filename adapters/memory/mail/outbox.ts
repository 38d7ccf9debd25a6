import * as E from 'fp-ts/lib/Either.js'
import { LEASE_MS, type Outbox } from '../../../application/commerce/mail/outbox.port.ts'
import { atOnce } from '../at-once.ts'
import type { QueuedMail, ShopState } from '../shop-state.ts'

const changeMail = (state: ShopState, id: number, change: (kept: QueuedMail) => QueuedMail): E.Either<never, void> => {
  const kept = [...state.mails.values()].find((one) => one.id === id)
  if (kept !== undefined) state.mails.set(kept.mail.key, change(kept))
  return E.right(undefined)
}

const leftAt = (at: Date) => (kept: QueuedMail): QueuedMail => ({ ...kept, sentAt: at.getTime() })

export const openOutbox = (state: ShopState): Outbox => ({
  take: (limit, now, sent) =>
    atOnce(() => {
      if (sent !== undefined) changeMail(state, sent, leftAt(now))
      const due = [...state.mails.values()]
        .filter((kept) => kept.sentAt === undefined && kept.failedAt === undefined && kept.dueAt <= now.getTime())
        .toSorted((one, other) => one.id - other.id)
        .slice(0, limit)
      for (const kept of due) state.mails.set(kept.mail.key, { ...kept, dueAt: now.getTime() + LEASE_MS })
      return E.right(due.map(({ id, mail, attempts }) => ({ id, mail, attempts })))
    }),
  markSent: (id, at) => atOnce(() => changeMail(state, id, leftAt(at))),
  markFailed: (id, retryAt, fault) =>
    atOnce(() =>
      changeMail(state, id, (kept) => ({ ...kept, attempts: kept.attempts + 1, dueAt: retryAt.getTime(), fault })),
    ),
  postpone: (id, until) => atOnce(() => changeMail(state, id, (kept) => ({ ...kept, dueAt: until.getTime() }))),
  discard: (id, at) => atOnce(() => changeMail(state, id, (kept) => ({ ...leftAt(at)(kept), isOverBudget: true }))),
  failForGood: (id, at, fault) =>
    atOnce(() => changeMail(state, id, (kept) => ({ ...kept, attempts: kept.attempts + 1, failedAt: at.getTime(), fault }))),
})
