import { pipe } from 'fp-ts/lib/function.js'
import * as E from 'fp-ts/lib/Either.js'
import { advanceCheckout } from '../checkout/advance-checkout.ts'
import type { Cart } from './cart.ts'
import { computeTotals } from './totals.ts'

const withoutPayment = ({ paymentMethod: _dropped, ...cart }: Cart): Cart => cart

/**
 * The cart with its totals computed from its lines. A payment that is no longer needed is skipped; a skipped one is required again when
 * there is something to pay (Commerce §4, decision A69).
 */
export const withSettledTotals = (cart: Cart): Cart => {
  const totals = computeTotals(cart.lines, cart.totals.shippingTotal, cart.totals.orderPromotionTotal)
  const checkoutState = pipe(
    advanceCheckout(cart.checkoutState, { type: 'total.changed', total: totals.total.cents }),
    E.getOrElse(() => cart.checkoutState),
  )
  const counted = { ...cart, totals, checkoutState }
  return checkoutState === 'payment_skipped' ? withoutPayment(counted) : counted
}

/**
 * The same for changed lines before the coupon is judged again: its discount is not known yet, so a skipped payment is not required
 * again.
 */
export const withTotals = (cart: Cart): Cart =>
  cart.coupon === undefined || cart.checkoutState !== 'payment_skipped'
    ? withSettledTotals(cart)
    : { ...cart, totals: computeTotals(cart.lines, cart.totals.shippingTotal, cart.totals.orderPromotionTotal) }
