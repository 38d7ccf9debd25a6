import type { CartTokenKeeper } from '../../application/storefront/cart/cart-token-keeper.port.ts'
import type { CartToken } from '../../domain/cart/cart.ts'

/** The cart of one device, for all its tabs. */
export const cartInMemory = (): CartTokenKeeper => {
  let kept: CartToken | undefined
  return {
    read: () => kept,
    store: (token) => { kept = token },
    clear: () => { kept = undefined },
  }
}
