import { latestResponseMachine } from '../loading/latest-response.machine.ts'
import type { Failure } from '../refusal.ts'
import type { Cart } from './cart.ts'
import { isUsable } from './is-usable.ts'

/**
 * The cart of a storefront: absent, waiting, loaded or failed. Each response replaces it as a whole, a response that a later one
 * overtook is dropped, a failure keeps the cart (Commerce §7, decisions A60 and A67). A completed cart counts as none (Commerce §4).
 */
export const cartMachine = latestResponseMachine<void, Cart, Failure>({
  id: 'cart',
  overtakenBy: 'response',
  select: (cart) => (isUsable(cart) ? cart : undefined),
})
