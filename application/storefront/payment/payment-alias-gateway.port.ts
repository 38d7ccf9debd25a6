import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ListedAlias } from '../../../domain/payment/listed-alias.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** The saved cards of a signed-in customer, through the API. */
export interface PaymentAliasGateway {
  /** The last used first. */
  readonly list: () => TaskEither<Failure, readonly ListedAlias[]>
  /** Returns the remaining ones. */
  readonly remove: (alias: string) => TaskEither<Failure, readonly ListedAlias[]>
}
export const PaymentAliasGateway = token<PaymentAliasGateway>('PaymentAliasGateway')
