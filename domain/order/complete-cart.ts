import type { Cart } from '../cart/cart.ts'

/** A cart that has been ordered; it cannot be changed any more (Commerce §4). */
export const completeCart = (cart: Cart): Cart => ({ ...cart, checkoutState: 'completed' })
