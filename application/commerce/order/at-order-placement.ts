import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure, RefusalBy } from '../../../domain/refusal.ts'
import type { CartFacts } from '../cart/cart-facts.ts'
import { refreshCart, shippingOffered } from '../cart/refresh-cart.ts'

const canStillShip = (cart: Cart, facts: CartFacts): boolean =>
  shippingOffered(refreshCart(cart, facts), facts).some(({ key }) => key === cart.shippingMethod)

/** A checkout step is missing, or shipping and prices changed: either may be the effect of a shipping method that is no longer offered. */
const mayResultFromShipping = (failure: Failure): boolean =>
  failure._tag === 'WrongCheckoutState'
  || (failure._tag === 'OrderChanged' && failure.changed.every((part) => part === 'shipping' || part === 'prices'))

/** A shipping method that was just withdrawn is named, instead of the missing step or change it caused. */
export const shippingChanged = (seen: Cart, facts: CartFacts) => <Refused extends Failure>(
  failure: Refused,
): Refused | RefusalBy<'ShippingNotOffered'> =>
  mayResultFromShipping(failure) && seen.shippingMethod !== undefined && !canStillShip(seen, facts)
    ? { _tag: 'ShippingNotOffered', key: seen.shippingMethod }
    : failure

/** Sold out while ordering: the quantity cannot be reduced any further. */
export const atOrderPlacement = <Refused extends Failure>(failure: Refused): Refused | RefusalBy<'SoldOut'> =>
  failure._tag === 'StopOrder' && failure.stock === 0 ? { _tag: 'SoldOut' } : failure
