import type { Cart } from '../../../domain/cart/cart.ts'
import type { ShippingMethod, ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import type { ArrivalRange } from '../../../domain/stock/stock.ts'
import { withoutAbsent } from '../../../domain/without-absent.ts'
import { cartArrival, type Goods } from '../stock/cart-arrival.ts'

/** A way to ship one cart, with the days on which its slowest line would arrive. */
export type DatedShippingOption = ShippingOption & { readonly arrival?: ArrivalRange }

type Known = { readonly methods: readonly ShippingMethod[]; readonly goods: Goods; readonly now: Date }

/** What is offered to a cart, each with the days on which it would arrive. */
export const datedShipping = (
  cart: Pick<Cart, 'lines'>,
  offered: readonly ShippingOption[],
  { methods, goods, now }: Known,
): readonly DatedShippingOption[] =>
  offered.map((option) => {
    const carrierDays = methods.find((method) => method.key === option.key)?.carrierDays
    return { ...option, ...withoutAbsent({ arrival: cartArrival(cart, goods, carrierDays, now) }) }
  })
