import * as E from 'fp-ts/lib/Either.js'
import { sameMoney } from '../money/same-money.ts'
import type { Payment } from './payment.ts'

/**
 * For how long the payment house knows a charge by its name and does it once: an hour, less what a request takes. Milliseconds
 * (docs/decisions/0040-saved-cards.md).
 */
const KNOWN_FOR = 50 * 60_000

/** Whether an attempt is a charge nobody knows the end of: its answer got lost, and with it the payment provider's name for it. */
export const isOpenCharge = ({ status, isCharge, reference }: Payment): boolean =>
  status === 'started' && isCharge === true && reference === undefined

const isKnown = (wanted: Payment, { startedAt }: Payment): boolean =>
  Date.parse(wanted.startedAt) - Date.parse(startedAt) < KNOWN_FOR

/** Nobody knows whether a charge of the order took its money, and asking for it again might take it twice. */
export type ChargeUnknown = { readonly _tag: 'ChargeUnknown' }

/**
 * The attempt a kept card is charged for: one whose answer got lost is asked again before there is a new one, by whatever card
 * that would be. One that the house does no longer know by its name is never made again, nor another one in its place.
 */
export const chargeToMake = (wanted: Payment, attempts: readonly Payment[]): E.Either<ChargeUnknown, Payment> => {
  const open = attempts.findLast(isOpenCharge)
  if (open === undefined) return E.right(wanted)
  const isSame = open.alias === wanted.alias && sameMoney(open.amount, wanted.amount) && isKnown(wanted, open)
  return isSame ? E.right(open) : E.left({ _tag: 'ChargeUnknown' })
}
