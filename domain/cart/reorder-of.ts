import type { Cart } from './cart.ts'

/** Notes the orders whose goods were ordered again into a cart; a cart is a reorder from then on until it is ordered or emptied. */
export const withReorderOf = (cart: Cart, orders: readonly number[]): Cart =>
  orders.length === 0 ? cart : { ...cart, reorderOf: [...new Set([...(cart.reorderOf ?? []), ...orders])] }

/** Whether goods of this order were put in here before. */
export const isReorderOf = (cart: Pick<Cart, 'reorderOf'>, order: number): boolean => cart.reorderOf?.includes(order) === true
