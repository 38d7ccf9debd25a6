import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { CartFacts } from '../cart/cart-facts.ts'
import { refreshCart, shippingOffered } from '../cart/refresh-cart.ts'

const canStillShip = (cart: Cart, facts: CartFacts): boolean =>
  shippingOffered(refreshCart(cart, facts), facts).some(({ key }) => key === cart.shippingMethod)

/** A step is missing, or the cart shows another way to ship and its price: either may be all that came of a way that ended. */
const mayComeOfShipping = (failure: Failure): boolean =>
  failure._tag === 'WrongCheckoutState'
  || (failure._tag === 'OrderChanged' && failure.changed.every((part) => part === 'shipping' || part === 'prices'))

/** A way to ship that was taken away a moment before is named, instead of what is missing or has changed without it. */
export const shippingChanged = (seen: Cart, facts: CartFacts) => (failure: Failure): Failure =>
  mayComeOfShipping(failure) && seen.shippingMethod !== undefined && !canStillShip(seen, facts)
    ? { _tag: 'ShippingNotOffered', key: seen.shippingMethod }
    : failure

/** "None left" to somebody who pressed "order" says which way on: nothing can be reduced any more. */
export const atOrderPlacement = (failure: Failure): Failure =>
  failure._tag === 'StopOrder' && failure.stock === 0 ? { _tag: 'SoldOut' } : failure
