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

/** The ways to ship a cart as it lies there; an unaddressed one is taken to stay in the shop's country. */
export const shippingOffered = (cart: Cart, facts: CartFacts): readonly ShippingOption[] => {
  const { freeShippingThreshold } = facts.settings
  const known = parcelOf(cart, freeShippingThreshold)
  const here = { country: facts.country, weight: 0, itemsTotal: cart.totals.itemsTotal }
  return offeredShipping(facts.methods, known ?? here)
}

const withLines = (cart: Cart, priced: readonly CartLine[]): Cart =>
  withTotals({ ...cart, lines: cart.lines.map((line) => priced.find((one) => one.id === line.id) ?? line) })

/** Whether the facts speak of the voucher on this cart; another one was put on meanwhile otherwise. */
export const knowsCoupon = ({ coupon }: Cart, { couponCode }: CartFacts): boolean =>
  coupon?.code.toUpperCase() === couponCode?.toUpperCase()

const withCouponOfToday = (cart: Cart, facts: CartFacts): Cart =>
  knowsCoupon(cart, facts) ? refreshCoupon(cart, facts.coupon?.coupon, couponFactsOf(cart, facts)) : cart

/** Whether the ways to ship that were asked for lead where the parcel goes; another country was given meanwhile otherwise. */
export const knowsCountry = ({ shippingAddress }: Cart, { country }: CartFacts): boolean =>
  shippingAddress === undefined || shippingAddress.countryCode === country

const withShippingOfToday = (cart: Cart, facts: CartFacts): Cart =>
  knowsCountry(cart, facts) ? refreshShipping(cart, shippingOffered(cart, facts)) : cart

/**
 * The cart at today's prices. A line whose price is not known here keeps its own: someone who takes one thing out
 * must not be stopped by another. Ordering is stricter. A completed cart stays as it was.
 */
export const refreshCart = (cart: Cart, facts: CartFacts): Cart =>
  pipe(
    repriceLines({ ...cart, lines: cart.lines.filter(isPriced(facts)) }, facts.entries),
    E.match(
      () => cart,
      (priced) => withShippingOfToday(withCouponOfToday(withLines(cart, priced.lines), facts), facts),
    ),
  )
