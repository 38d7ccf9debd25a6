import type { AbandonedCartGateway } from '../../application/storefront/cart/abandoned-cart-gateway.port.ts'
import { currentCartRequest, mergeRequest } from '../commerce-api/cart/abandoned-cart.codec.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import type { Call } from './call.ts'

export const makeHttpAbandonedCarts = ({ call }: { readonly call: Call }): AbandonedCartGateway => ({
  merge: (carts) => call(OPERATIONS.mergeAbandonedCart, { body: mergeRequest(carts) }),
  setCurrent: (link, latest) => call(OPERATIONS.setCurrentCart, { body: currentCartRequest(link, latest) }),
})
