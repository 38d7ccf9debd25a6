import type { MergeAbandonedCart } from '../../application/commerce/cart/merge-abandoned-cart.ts'
import type { SetCurrentCart } from '../../application/commerce/cart/set-current-cart.ts'
import type { AbandonedCartGateway } from '../../application/storefront/cart/abandoned-cart-gateway.port.ts'

type Deps = { readonly mergeAbandonedCart: MergeAbandonedCart; readonly setCurrentCart: SetCurrentCart }

export const makeInProcessAbandonedCarts = (shop: Deps): AbandonedCartGateway => ({
  merge: shop.mergeAbandonedCart,
  setCurrent: shop.setCurrentCart,
})
