import * as E from 'fp-ts/lib/Either.js'
import { sameMoney } from '../money/same-money.ts'
import type { Payment } from './payment.ts'

/**
 * How long the payment provider recognises a charge by its id and carries it out once: an hour, less the time of a request. Milliseconds
 * (docs/decisions/0040-saved-cards.md).
 */
const IDEMPOTENT_FOR = 50 * 60_000

/** Whether an attempt is a charge without a response: its outcome and the provider's reference are unknown. */
export const isOpenCharge = ({ status, isCharge, reference }: Payment): boolean =>
  status === 'started' && isCharge === true && reference === undefined

const isIdempotent = (requested: Payment, { startedAt }: Payment): boolean =>
  Date.parse(requested.startedAt) - Date.parse(startedAt) < IDEMPOTENT_FOR

/** It is unknown whether a charge of the order succeeded, and a retry might charge twice. */
export type ChargeUnknown = { readonly _tag: 'ChargeUnknown' }

/**
 * The attempt to charge a saved card: a charge whose response was lost is retried before a new one, whatever the card. One that the
 * provider no longer recognises is never repeated or replaced.
 */
export const chargeToMake = (requested: Payment, attempts: readonly Payment[]): E.Either<ChargeUnknown, Payment> => {
  const open = attempts.findLast(isOpenCharge)
  if (open === undefined) return E.right(requested)
  const isSame = open.alias === requested.alias && sameMoney(open.amount, requested.amount) && isIdempotent(requested, open)
  return isSame ? E.right(open) : E.left({ _tag: 'ChargeUnknown' })
}
