import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { AliasToken, ProviderToken } from '../../../domain/payment/saved-card.ts'
import type { PaymentAlias } from '../../../domain/payment/payment-alias.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'

export type AliasNotFound = NotFound<'payment_alias'>

/** Saved cards of customers. Every method takes the owner: no other customer's card is ever returned or deleted. */
export interface PaymentAliases {
  /** The last used first. */
  readonly list: (owner: AccountId) => TaskEither<ServiceUnavailable, readonly PaymentAlias[]>
  readonly alias: (owner: AccountId, alias: AliasToken) => TaskEither<AliasNotFound | ServiceUnavailable, PaymentAlias>
  /** Removes a card; it is to be deleted at the provider. */
  readonly remove: (owner: AccountId, alias: AliasToken) => TaskEither<AliasNotFound | ServiceUnavailable, void>
  /** Claims removed cards to be deleted at the provider: each is claimed again no sooner than `nextAt`. */
  readonly toDelete: (due: { readonly now: Date; readonly limit: number; readonly nextAt: Date }) => TaskEither<
    ServiceUnavailable, readonly ProviderToken[]
  >
  readonly deleted: (alias: ProviderToken) => TaskEither<ServiceUnavailable, void>
}
