import * as E from 'fp-ts/lib/Either.js'
import type { AccountId } from '../customer/account-id.ts'
import type { NotFound } from '../request-refusal.ts'
import type { AliasToken, SavedCard, MaskedNumber } from './saved-card.ts'
import { makePaymentId } from './payment-id.ts'
import type { PaymentId } from './payment.ts'

/** A card that the payment provider has saved for a customer (Account §3). */
export type PaymentAlias = SavedCard & {
  readonly alias: AliasToken
  /** ISO instants, UTC. */
  readonly storedAt: string
  readonly paidAt: string
}

/** A card to be saved for a customer. */
export type NewAlias = { readonly owner: AccountId; readonly alias: PaymentAlias }

/** The alias of a saved card is the id of its first payment. */
export const aliasOf = (payment: PaymentId): AliasToken => payment as string as AliasToken

/** A malformed alias gets the response of an unknown card. */
export const makeAliasToken = (text: unknown): E.Either<NotFound<'payment_alias'>, AliasToken> => {
  const id = makePaymentId(text)
  return E.isRight(id) ? E.right(aliasOf(id.right)) : E.left({ _tag: 'NotFound', what: 'payment_alias' })
}

/** The digits of a card that may be shown. */
export const lastDigits = (masked: MaskedNumber): string => masked.slice(-4)

/** Whether a card has expired on a day (`2026-03-02`); it is valid to the end of its month. */
export const isExpired = ({ expiry }: Pick<SavedCard, 'expiry'>, day: string): boolean => day.slice(0, 7) > expiry
