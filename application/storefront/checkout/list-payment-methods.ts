import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { offeredPaymentMethods } from '../../../domain/payment/offered-payment-methods.ts'
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartTokenKeeper } from '../cart/cart-token-keeper.port.ts'
import { onRememberedCart } from '../cart/on-remembered-cart.ts'
import type { CheckoutGateway } from './checkout-gateway.port.ts'

/** The payment methods for this visitor: those of the shop that the browser supports (decision A31). */
export type ListPaymentMethods = (browser: {
  readonly appleSession: boolean
}) => TE.TaskEither<Failure, readonly PaymentMethod[]>
export const ListPaymentMethods = token<ListPaymentMethods>('ListPaymentMethods')

export const makeListPaymentMethods =
  (deps: { readonly checkout: CheckoutGateway; readonly keeper: CartTokenKeeper }): ListPaymentMethods =>
  ({ appleSession }) =>
    pipe(
      onRememberedCart(deps.keeper)(deps.checkout.paymentMethods),
      TE.map((fromService) =>
        offeredPaymentMethods({ fromService, appleSession, invoiceAllowed: fromService.includes('invoice') }),
      ),
    )
