import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ListedAlias } from '../../../domain/payment/listed-alias.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** A signed-in customer's kept cards on the far side. */
export interface PaymentAliasGateway {
  /** The one paid with last first. */
  readonly list: () => TaskEither<Failure, readonly ListedAlias[]>
  /** Answers those that are left. */
  readonly remove: (alias: string) => TaskEither<Failure, readonly ListedAlias[]>
}
export const PaymentAliasGateway = token<PaymentAliasGateway>('PaymentAliasGateway')
