import type { Cart } from './cart.ts'

/**
 * What a completed cart still shows: that it was ordered, and the totals. Its owner and lines are shown with the order, by the order's
 * own rules (Commerce §6).
 */
export const orderedCart = ({
  email: _email, billingAddress: _bill, shippingAddress: _parcel, milesAndMoreNumber: _miles, coupon: _coupon, ...cart
}: Cart): Cart => ({ ...cart, lines: [] })
