import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { advanceCheckout } from '../checkout/advance-checkout.ts'
import type { Cart } from './cart.ts'

/** Removes the chosen payment method: it must be chosen again before the order. */
export const withoutPayment = ({ paymentMethod: _dropped, ...cart }: Cart): Cart => ({
  ...cart,
  checkoutState: pipe(
    advanceCheckout(cart.checkoutState, { type: 'payment.withdrawn' }),
    E.getOrElse(() => cart.checkoutState),
  ),
})

/** An invoice was granted to one payer at one address; another payer chooses again. */
export const withoutPersonalPayment = (cart: Cart): Cart => (cart.paymentMethod === 'invoice' ? withoutPayment(cart) : cart)
