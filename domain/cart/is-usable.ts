import type { Cart } from './cart.ts'

/** A completed cart is history: whoever loads one drops it and has no cart (Commerce §4). */
export const isUsable = (cart: Pick<Cart, 'checkoutState'>): boolean => cart.checkoutState !== 'completed'
