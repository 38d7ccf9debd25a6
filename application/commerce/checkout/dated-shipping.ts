import type { Cart } from '../../../domain/cart/cart.ts'
import { parcelTo } from '../../../domain/cart/cart-shipping.ts'
import { expectedDays } from '../../../domain/delivery/expected-days.ts'
import type { ShippingMethod, ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import type { Country } from '../../../domain/shop/country.ts'
import type { ArrivalRange } from '../../../domain/stock/stock.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { cartArrival, type StockedProducts } from '../stock/cart-arrival.ts'

/** A shipping method for one cart, with the days on which its slowest line would arrive. */
export type DatedShippingOption = ShippingOption & { readonly arrival?: ArrivalRange }

type ShippingFacts = {
  readonly methods: readonly ShippingMethod[]
  readonly products: StockedProducts
  readonly country: Country
  readonly now: Date
}

/** The offered shipping methods, each with its arrival days. */
export const datedShipping = (
  cart: Cart,
  offered: readonly ShippingOption[],
  { methods, products, country, now }: ShippingFacts,
): readonly DatedShippingOption[] =>
  offered.map((option) => {
    const carrierDays = expectedDays(methods, parcelTo(cart, country), option.key)
    return { ...option, ...omitUndefined({ arrival: cartArrival(cart, products, carrierDays, now) }) }
  })
