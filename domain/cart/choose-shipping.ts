import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ShippingNotOffered } from '../delivery/delivery-refusal.ts'
import type { ShippingOption } from '../delivery/shipping-option.ts'
import { advancedState, type AdvanceRefusal } from './advanced-state.ts'
import { withShippingPrice } from './cart-shipping.ts'
import type { Cart } from './cart.ts'

/** Sets one of the shipping methods offered for this cart, at its price (Commerce §7). Payment must be confirmed again afterwards. */
export const chooseShipping = (
  cart: Cart,
  key: string,
  offered: readonly ShippingOption[],
): E.Either<AdvanceRefusal | ShippingNotOffered, Cart> =>
  pipe(
    advancedState(cart, { type: 'shipping.chosen' }),
    E.bindTo('checkoutState'),
    E.bindW('option', () =>
      E.fromNullable<ShippingNotOffered>({ _tag: 'ShippingNotOffered', key })(offered.find((option) => option.key === key)),
    ),
    E.map(({ checkoutState, option }) =>
      withShippingPrice({ ...cart, shippingMethod: key, checkoutState }, option.price),
    ),
  )
