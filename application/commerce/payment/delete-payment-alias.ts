import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { listedAliases, type ListedAlias } from '../../../domain/payment/listed-alias.ts'
import { makeAliasToken } from '../../../domain/payment/payment-alias.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { PaymentAliases } from './payment-aliases.port.ts'

/** Removes a card of the customer and returns the others; a job deletes it at the payment provider (Account §7, decision A32). */
export type DeletePaymentAlias = (owner: AccountId, alias: string) => TE.TaskEither<Failure, readonly ListedAlias[]>

export const makeDeletePaymentAlias =
  ({ aliases }: { readonly aliases: PaymentAliases }): DeletePaymentAlias =>
  (owner, name) =>
    pipe(
      TE.fromEither(makeAliasToken(name)),
      TE.flatMap((alias): TE.TaskEither<Failure, unknown> => aliases.remove(owner, alias)),
      TE.flatMap(() => aliases.list(owner)),
      TE.map(listedAliases),
    )
