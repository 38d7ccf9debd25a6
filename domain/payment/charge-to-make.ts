import * as E from 'fp-ts/lib/Either.js'
import { sameMoney } from '../money/same-money.ts'
import type { Payment } from './payment.ts'

/** Whether an attempt is a charge by the same card that nobody knows the end of: the house gave it neither a name nor a page. */
const isSameCharge = (wanted: Payment) => (one: Payment): boolean =>
  one.status === 'started' && one.alias === wanted.alias && one.page === undefined && one.reference === undefined &&
  sameMoney(one.amount, wanted.amount)

/** The attempt a kept card is charged for: one whose answer got lost is asked again before there is a new one. */
export const chargeToMake = (wanted: Payment, attempts: readonly Payment[]): E.Either<never, Payment> =>
  E.right(attempts.findLast(isSameCharge(wanted)) ?? wanted)
