import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { listedAliases, type ListedAlias } from '../../../domain/payment/listed-alias.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { PaymentAliases } from './payment-aliases.port.ts'

/** The customer's saved cards, the last used first (Account §7). */
export type ListPaymentAliases = (owner: AccountId) => TE.TaskEither<Failure, readonly ListedAlias[]>

export const makeListPaymentAliases =
  ({ aliases }: { readonly aliases: PaymentAliases }): ListPaymentAliases =>
  (owner) => pipe(aliases.list(owner), TE.map(listedAliases))
