import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PaymentAlias } from '../../../domain/payment/payment-alias.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { PaymentAliases } from './payment-aliases.port.ts'

/** The cards a customer had kept, the one paid with last first (Account §7). */
export type ListPaymentAliases = (owner: AccountId) => TE.TaskEither<Failure, readonly PaymentAlias[]>

export const makeListPaymentAliases =
  ({ aliases }: { readonly aliases: PaymentAliases }): ListPaymentAliases =>
  (owner) => aliases.list(owner)
