import type { CartToken } from '../../../domain/cart/cart.ts'
import type { ShopState } from '../shop-state.ts'

export const deleteCart = (state: ShopState, token: CartToken): void => {
  state.carts.delete(token)
  state.cartChanges.delete(token)
  state.cartsDecidedOn.delete(token)
  for (const [link, { cartToken }] of state.cartLinks) if (cartToken === token) state.cartLinks.delete(link)
  for (const [owner, cartToken] of state.cartsOfCustomers) if (cartToken === token) state.cartsOfCustomers.delete(owner)
}
