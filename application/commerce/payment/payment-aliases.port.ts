import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { AliasToken, ProviderToken } from '../../../domain/payment/saved-card.ts'
import type { PaymentAlias } from '../../../domain/payment/payment-alias.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'

export type AliasNotFound = NotFound<'payment_alias'>

/** Cards that customers had kept. Every question names the owner: nobody else's card is ever answered or deleted. */
export interface PaymentAliases {
  /** The one paid with last first. */
  readonly list: (owner: AccountId) => TaskEither<ServiceUnavailable, readonly PaymentAlias[]>
  readonly alias: (owner: AccountId, alias: AliasToken) => TaskEither<AliasNotFound | ServiceUnavailable, PaymentAlias>
  /** Takes a card away; the house is to forget it from now on. */
  readonly remove: (owner: AccountId, alias: AliasToken) => TaskEither<AliasNotFound | ServiceUnavailable, void>
  /** Cards that the house is to forget and nobody keeps any more: each is not given again before `nextAt`. */
  readonly toForget: (due: { readonly now: Date; readonly limit: number; readonly nextAt: Date }) => TaskEither<
    ServiceUnavailable, readonly ProviderToken[]
  >
  readonly forgotten: (alias: ProviderToken) => TaskEither<ServiceUnavailable, void>
}
