import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { advanceCheckout } from '../checkout/advance-checkout.ts'
import { shippingWeight } from '../delivery/is-physical.ts'
import type { Parcel } from '../delivery/offered-shipping.ts'
import { studioDelivery } from '../delivery/partner-optician.ts'
import type { ShippingOption } from '../delivery/shipping-option.ts'
import { zero, type Money } from '../money/money.ts'
import type { Country } from '../shop/country.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { Cart } from './cart.ts'
import { withSettledTotals } from './with-totals.ts'

/** The parcel of a cart to a country. */
export const parcelTo = (cart: Cart, country: Country, freeThreshold?: Money): Parcel => ({
  country,
  weight: shippingWeight(cart.lines),
  itemsTotal: cart.totals.itemsTotal,
  ...(freeThreshold === undefined ? {} : { freeThreshold }),
})

/** The parcel of a cart, once its address is known. */
export const parcelOf = (cart: Cart, freeThreshold?: Money): Parcel | undefined =>
  cart.shippingAddress && {
    ...parcelTo(cart, cart.shippingAddress.countryCode, freeThreshold),
    ...omitUndefined({ studio: studioDelivery(cart.shippingAddress) }),
  }

export const withShippingPrice = (cart: Cart, shippingTotal: Money): Cart =>
  withSettledTotals({ ...cart, totals: { ...cart.totals, shippingTotal } })

/** Without a shipping method a cart is at most addressed (decision A69). */
export const withoutShipping = ({ shippingMethod: _dropped, ...cart }: Cart): Cart => {
  const checkoutState = pipe(
    advanceCheckout(cart.checkoutState, { type: 'shipping.withdrawn' }),
    E.getOrElse(() => cart.checkoutState),
  )
  return withShippingPrice({ ...cart, checkoutState }, zero(cart.currency))
}

/**
 * After items, prices or the country changed: the chosen shipping method gets its current price, or is removed when it is no longer
 * offered (decision A69).
 */
export const refreshShipping = (cart: Cart, offered: readonly ShippingOption[]): Cart => {
  if (cart.shippingMethod === undefined) return cart
  const option = offered.find((method) => method.key === cart.shippingMethod)
  return option === undefined ? withoutShipping(cart) : withShippingPrice(cart, option.price)
}
