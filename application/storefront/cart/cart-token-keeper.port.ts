import type { CartToken } from '../../../domain/cart/cart.ts'
import { token } from '../../token.ts'

/** Stores the token of the visitor's cart on their device (cookie `cart_id`). */
export interface CartTokenKeeper {
  readonly read: () => CartToken | undefined
  readonly store: (token: CartToken) => void
  readonly clear: () => void
}
export const CartTokenKeeper = token<CartTokenKeeper>('CartTokenKeeper')
