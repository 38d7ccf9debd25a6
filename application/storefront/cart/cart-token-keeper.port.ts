import type { CartToken } from '../../../domain/cart/cart.ts'
import { token } from '../../token.ts'

/** Remembers on the visitor's device which cart is theirs (cookie `cart_id`). */
export interface CartTokenKeeper {
  readonly kept: () => CartToken | undefined
  readonly keep: (token: CartToken) => void
  readonly forget: () => void
}
export const CartTokenKeeper = token<CartTokenKeeper>('CartTokenKeeper')
