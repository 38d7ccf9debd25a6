import type { Cart } from './cart.ts'

/** A completed cart counts as no cart (Commerce §4). */
export const isUsable = (cart: Pick<Cart, 'checkoutState'>): boolean => cart.checkoutState !== 'completed'
