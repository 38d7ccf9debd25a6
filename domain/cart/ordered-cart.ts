import type { Cart } from './cart.ts'

/**
 * What is told of a cart once it is ordered: that it is, and for how much. Whose it was and what lay in it are the order's to
 * show, by the order's own rules (Commerce §6).
 */
export const orderedCart = ({
  email: _email, billingAddress: _bill, shippingAddress: _parcel, milesAndMoreNumber: _miles, coupon: _coupon, ...cart
}: Cart): Cart => ({ ...cart, lines: [] })
