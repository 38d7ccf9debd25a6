import type { CartToken } from '../../../domain/cart/cart.ts'
import { token } from '../../token.ts'

/** Remembers on the visitor's device which cart is theirs (cookie `cart_id`). */
export interface CartTokenKeeper {
  readonly read: () => CartToken | undefined
  readonly store: (token: CartToken) => void
  readonly clear: () => void
}
export const CartTokenKeeper = token<CartTokenKeeper>('CartTokenKeeper')
