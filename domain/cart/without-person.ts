import { zero } from '../money/money.ts'
import type { Cart } from './cart.ts'
import { withTotals } from './with-totals.ts'

/** A cart without personal data: it keeps its items and its coupon, and its checkout starts again. */
export const withoutPerson = ({
  email: _email, billingAddress: _billing, shippingAddress: _shipping, shippingMethod: _shippingMethod, paymentMethod: _paymentMethod,
  comment: _comment, milesAndMoreNumber: _miles, typedBy: _typedBy, ...cart
}: Cart): Cart =>
  withTotals({ ...cart, checkoutState: 'cart', totals: { ...cart.totals, shippingTotal: zero(cart.currency) } })
