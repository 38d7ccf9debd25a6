import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { listedAliases } from '../../../domain/payment/listed-alias.ts'
import { makeAliasToken } from '../../../domain/payment/payment-alias.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import type { PaymentAliases } from './payment-aliases.port.ts'
import type { UseCase } from '../operation.ts'
import type { paymentContract } from '../../contract/payment.ts'

/** Removes a card of the customer and returns the others; a job deletes it at the payment provider (Account §7, decision A32). */
export const makeDeleteCustomerPaymentAlias =
  ({ aliases }: { readonly aliases: PaymentAliases }): UseCase<typeof paymentContract.deleteCustomerPaymentAlias> =>
  ({ owner }, { alias: name }) =>
    pipe(
      TE.fromEither(makeAliasToken(name)),
      TE.flatMap((alias): TE.TaskEither<FailureBy<'NotFound'>, unknown> => aliases.remove(owner, alias)),
      TE.flatMap(() => aliases.list(owner)),
      TE.map(listedAliases),
    )
