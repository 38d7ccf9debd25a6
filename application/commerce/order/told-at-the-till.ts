import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { CartFacts } from '../cart/cart-facts.ts'
import { refreshCart, shippingOffered } from '../cart/refresh-cart.ts'

const canStillShip = (cart: Cart, facts: CartFacts): boolean =>
  shippingOffered(refreshCart(cart, facts), facts).some(({ key }) => key === cart.shippingMethod)

/** A way to ship that was taken away a moment before is named, instead of a step that is missing. */
export const toldOfShipping = (seen: Cart, facts: CartFacts) => (failure: Failure): Failure =>
  failure._tag === 'WrongCheckoutState' && seen.shippingMethod !== undefined && !canStillShip(seen, facts)
    ? { _tag: 'ShippingNotOffered', key: seen.shippingMethod }
    : failure

/** "None left" to somebody who pressed "order" says which way on: nothing can be reduced any more. */
export const toldAtTheTill = (failure: Failure): Failure =>
  failure._tag === 'StopOrder' && failure.stock === 0 ? { _tag: 'SoldOut' } : failure
