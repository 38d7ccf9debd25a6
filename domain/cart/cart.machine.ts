import { latestResponseMachine } from '../loading/latest-response.machine.ts'
import type { Failure } from '../refusal.ts'
import type { Cart } from './cart.ts'
import { isUsable } from './is-usable.ts'

/**
 * The cart a storefront holds: absent, waiting, held or failed. Each answer replaces it as a whole, one that a later
 * answer overtook is dropped, a failure keeps it (Commerce §7, decisions A60 and A67). A completed cart is none (Commerce §4).
 */
export const cartMachine = latestResponseMachine<void, Cart, Failure>({
  id: 'cart',
  overtakenBy: 'answer',
  heldOf: (cart) => (isUsable(cart) ? cart : undefined),
})
