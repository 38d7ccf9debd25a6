import * as E from 'fp-ts/lib/Either.js'
import { tooManyAttempts } from '../attempts/attempt-limit.ts'
import type { TooManyAttempts } from '../attempts/attempts-refusal.ts'
import { sameMoney } from '../money/same-money.ts'
import { isSavable } from './saved-card.ts'
import type { Payment } from './payment.ts'

/** Attempts of one order that may be pending at once. */
export const MAX_OPEN_ATTEMPTS = 10

/** How long the payment page of an attempt may be opened again; milliseconds. */
const REUSABLE_MS = 10 * 60_000

/** When to retry if too many attempts are pending; milliseconds. */
const RETRY_AFTER_MS = 15 * 60_000

const isSame = (requested: Payment) => (attempt: Payment): boolean =>
  attempt.status === 'started' && attempt.page !== undefined && attempt.method === requested.method && sameMoney(
    attempt.amount, requested.amount,
  ) &&
  attempt.alias === requested.alias && attempt.savesCard === requested.savesCard

const isFresh = (requested: Payment) => ({ startedAt }: Payment): boolean =>
  Date.parse(requested.startedAt) - Date.parse(startedAt) < REUSABLE_MS

/**
 * The attempt of a request for a payment page: a recent one for the same payment, or a new one while not too many are pending; otherwise
 * any that matches, or none.
 */
export const selectAttempt = (requested: Payment, attempts: readonly Payment[]): E.Either<TooManyAttempts, Payment> => {
  const same = attempts.filter(isSame(requested))
  const fresh = same.findLast(isFresh(requested))
  if (fresh !== undefined) return E.right(fresh)
  if (attempts.filter(({ status }) => status === 'started').length < MAX_OPEN_ATTEMPTS) return E.right(requested)
  return E.fromNullable(tooManyAttempts({ window: RETRY_AFTER_MS }))(same.at(-1))
}

/** The choice to save the card stays for further attempts of the same order. */
export const savingAsBefore = (requested: Payment, attempts: readonly Payment[]): Payment =>
  requested.alias === undefined && isSavable(requested.method) && attempts.findLast(({ alias }) => alias === undefined)?.savesCard === true
    ? { ...requested, savesCard: true }
    : requested
