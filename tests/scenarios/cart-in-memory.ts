import type { CartTokenKeeper } from '../../application/storefront/cart/cart-token-keeper.port.ts'
import type { CartToken } from '../../domain/cart/cart.ts'

/** The cart of one device, shared by its tabs. */
export const cartInMemory = (): CartTokenKeeper => {
  let cartToken: CartToken | undefined
  return {
    read: () => cartToken,
    store: (token) => { cartToken = token },
    clear: () => { cartToken = undefined },
  }
}
