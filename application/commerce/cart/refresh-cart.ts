import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { parcelOf, refreshShipping } from '../../../domain/cart/cart-shipping.ts'
import type { Cart, CartLine } from '../../../domain/cart/cart.ts'
import { repriceLines } from '../../../domain/cart/reprice-lines.ts'
import { refreshCoupon } from '../../../domain/cart/with-coupon.ts'
import { withTotals } from '../../../domain/cart/with-totals.ts'
import { offeredShipping } from '../../../domain/delivery/offered-shipping.ts'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import { couponFactsOf } from './coupon-situation.ts'
import type { CartFacts } from './cart-facts.ts'

const isPriced = (facts: CartFacts) => (line: CartLine): boolean =>
  facts.entries.some((entry) => entry.productId === line.productId)

/** The shipping methods for a cart as it is now; without an address it is taken to stay in the shop's country. */
export const shippingOffered = (cart: Cart, facts: CartFacts): readonly ShippingOption[] => {
  const { freeShippingThreshold } = facts.settings
  const parcel = parcelOf(cart, freeShippingThreshold)
  const shopParcel = { country: facts.country, weight: 0, itemsTotal: cart.totals.itemsTotal }
  return offeredShipping(facts.methods, parcel ?? shopParcel)
}

const withLines = (cart: Cart, priced: readonly CartLine[]): Cart =>
  withTotals({ ...cart, lines: cart.lines.map((line) => priced.find(({ id }) => id === line.id) ?? line) })

/** Whether the facts are about the coupon on this cart; `false` if another one was applied meanwhile. */
export const hasCurrentCoupon = ({ coupon }: Cart, { couponCode }: CartFacts): boolean =>
  coupon?.code.toUpperCase() === couponCode?.toUpperCase()

const withCouponOfToday = (cart: Cart, facts: CartFacts): Cart =>
  hasCurrentCoupon(cart, facts) ? refreshCoupon(cart, facts.coupon?.coupon, couponFactsOf(cart, facts)) : cart

/** Whether the loaded shipping methods are those of the parcel's country; `false` if the country changed meanwhile. */
export const hasCurrentCountry = ({ shippingAddress }: Cart, { country }: CartFacts): boolean =>
  shippingAddress === undefined || shippingAddress.countryCode === country

const withShippingOfToday = (cart: Cart, facts: CartFacts): Cart =>
  hasCurrentCountry(cart, facts) ? refreshShipping(cart, shippingOffered(cart, facts)) : cart

/**
 * The cart at today's prices. A line without a known price keeps its own, so that another line can still be removed. Ordering is stricter.
 * A completed cart stays as it was.
 */
export const refreshCart = (cart: Cart, facts: CartFacts): Cart =>
  pipe(
    repriceLines({ ...cart, lines: cart.lines.filter(isPriced(facts)) }, facts.entries),
    E.match(
      () => cart,
      (priced) => withShippingOfToday(withCouponOfToday(withLines(cart, priced.lines), facts), facts),
    ),
  )
