import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { makeAliasToken } from '../../../domain/payment/payment-alias.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { PaymentAliases } from './payment-aliases.port.ts'

/** Takes an own card off the list; the payment house is told behind it (Account §7, decision A32). */
export type DeletePaymentAlias = (owner: AccountId, alias: string) => TE.TaskEither<Failure, void>

export const makeDeletePaymentAlias =
  ({ aliases }: { readonly aliases: PaymentAliases }): DeletePaymentAlias =>
  (owner, name) =>
    pipe(
      TE.fromEither(makeAliasToken(name)),
      TE.flatMap((alias) => aliases.remove(owner, alias)),
    )
