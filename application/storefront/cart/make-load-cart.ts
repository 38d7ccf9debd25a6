import type { CartStore } from './cart-store.ts'
import { currentCart, type CurrentCartDeps } from './current-cart.ts'
import { inStore } from './in-store.ts'
import type { LoadCart } from './load-cart.ts'

export const makeLoadCart =
  (deps: CurrentCartDeps & { readonly store: CartStore }): LoadCart =>
  () => inStore(deps.store)(currentCart(deps))
