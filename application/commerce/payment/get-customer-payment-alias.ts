import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { listedAliases } from '../../../domain/payment/listed-alias.ts'
import type { PaymentAliases } from './payment-aliases.port.ts'
import type { UseCase } from '../operation.ts'
import type { paymentContract } from '../../contract/payment.ts'

/** The customer's saved cards, the last used first (Account §7). */
export const makeGetCustomerPaymentAlias =
  ({ aliases }: { readonly aliases: PaymentAliases }): UseCase<typeof paymentContract.getCustomerPaymentAlias> =>
  ({ owner }) => pipe(aliases.list(owner), TE.map(listedAliases))
