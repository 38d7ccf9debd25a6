import * as E from 'fp-ts/lib/Either.js'
import { tooManyAttempts } from '../attempts/attempt-limit.ts'
import type { TooManyAttempts } from '../attempts/attempts-refusal.ts'
import { sameMoney } from '../money/same-money.ts'
import { isKeepable } from './saved-card.ts'
import type { Payment } from './payment.ts'

/** Attempts of one order that may be undecided at once. */
export const MOST_OPEN_ATTEMPTS = 10

/** How long the page of an attempt is good for another visit; milliseconds. */
const FRESH = 10 * 60_000

/** After how long it is worth asking again for whoever has too many undecided; milliseconds. */
const FULL = 15 * 60_000

const isSame = (wanted: Payment) => (one: Payment): boolean =>
  one.status === 'started' && one.page !== undefined && one.method === wanted.method && sameMoney(one.amount, wanted.amount) &&
  one.alias === wanted.alias && one.savesCard === wanted.savesCard

const isFresh = (wanted: Payment) => ({ startedAt }: Payment): boolean =>
  Date.parse(wanted.startedAt) - Date.parse(startedAt) < FRESH

/**
 * The attempt somebody pays by who asks for a payment page: the one that was just opened for the same, or a new one, as long
 * as not too many are undecided; then any that still fits, or none.
 */
export const attemptToUse = (wanted: Payment, attempts: readonly Payment[]): E.Either<TooManyAttempts, Payment> => {
  const same = attempts.filter(isSame(wanted))
  const fresh = same.findLast(isFresh(wanted))
  if (fresh !== undefined) return E.right(fresh)
  if (attempts.filter(({ status }) => status === 'started').length < MOST_OPEN_ATTEMPTS) return E.right(wanted)
  return E.fromNullable(tooManyAttempts({ window: FULL }))(same.at(-1))
}

/** Whoever wished at the order that the card is saved, and pays again after a failed attempt, need not say so again. */
export const savingAsBefore = (wanted: Payment, attempts: readonly Payment[]): Payment =>
  wanted.alias === undefined && isKeepable(wanted.method) && attempts.findLast(({ alias }) => alias === undefined)?.savesCard === true
    ? { ...wanted, savesCard: true }
    : wanted
