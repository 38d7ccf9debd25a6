import * as E from 'fp-ts/lib/Either.js'
import { LEASE_MS, type Outbox } from '../../../application/commerce/mail/outbox.port.ts'
import { atomically } from '../atomically.ts'
import type { QueuedMail, ShopState } from '../shop-state.ts'

const changeMail = (state: ShopState, id: number, change: (queued: QueuedMail) => QueuedMail): E.Either<never, void> => {
  const queued = [...state.mails.values()].find((entry) => entry.id === id)
  if (queued !== undefined) state.mails.set(queued.mail.key, change(queued))
  return E.right(undefined)
}

const markSentAt = (at: Date) => (queued: QueuedMail): QueuedMail => ({ ...queued, sentAt: at.getTime() })

export const openOutbox = (state: ShopState): Outbox => ({
  take: (limit, now, sent) =>
    atomically(() => {
      if (sent !== undefined) changeMail(state, sent, markSentAt(now))
      const due = [...state.mails.values()]
        .filter((queued) => queued.sentAt === undefined && queued.failedAt === undefined && queued.dueAt <= now.getTime())
        .toSorted((left, right) => left.id - right.id)
        .slice(0, limit)
      for (const queued of due) state.mails.set(queued.mail.key, { ...queued, dueAt: now.getTime() + LEASE_MS })
      return E.right(due.map(({ id, mail, attempts }) => ({ id, mail, attempts })))
    }),
  markSent: (id, at) => atomically(() => changeMail(state, id, markSentAt(at))),
  markFailed: (id, retryAt, fault) =>
    atomically(() =>
      changeMail(state, id, (queued) => ({ ...queued, attempts: queued.attempts + 1, dueAt: retryAt.getTime(), fault })),
    ),
  postpone: (id, until) => atomically(() => changeMail(state, id, (queued) => ({ ...queued, dueAt: until.getTime() }))),
  discard: (id, at) => atomically(() => changeMail(state, id, (queued) => ({ ...markSentAt(at)(queued), isOverBudget: true }))),
  failPermanently: (id, at, fault) =>
    atomically(() => changeMail(state, id, (queued) => ({ ...queued, attempts: queued.attempts + 1, failedAt: at.getTime(), fault }))),
})
