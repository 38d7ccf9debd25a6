import type { Cart } from './cart.ts'

/** Records the orders that were ordered again into a cart; the cart counts as a reorder until it is ordered or emptied. */
export const withReorderOf = (cart: Cart, orders: readonly number[]): Cart =>
  orders.length === 0 ? cart : { ...cart, reorderOf: [...new Set([...(cart.reorderOf ?? []), ...orders])] }

/** Whether items of this order were added before. */
export const isReorderOf = (cart: Pick<Cart, 'reorderOf'>, order: number): boolean => cart.reorderOf?.includes(order) === true
