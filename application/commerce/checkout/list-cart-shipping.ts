import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ArrivalRange } from '../../../domain/stock/stock.ts'
import type { CartFacts, FactDeps } from '../cart/cart-facts.ts'
import { loadCartFacts } from '../cart/cart-facts.ts'
import type { CartShelf } from '../cart/cart-shelf.port.ts'
import { shippingOffered } from '../cart/refresh-cart.ts'
import type { Goods } from '../stock/cart-arrival.ts'
import { cartArrival } from '../stock/cart-arrival.ts'
import { loadGoods } from '../stock/load-goods.ts'
import type { GoodsDeps } from '../stock/load-goods.ts'

/** A way to ship one cart, with the days on which its slowest line would arrive. */
export type DatedShippingOption = ShippingOption & { readonly arrival?: ArrivalRange }

/** The ways to ship this cart to its address (Commerce §7). */
export type ListCartShipping = (cartToken: CartToken) => TE.TaskEither<Failure, readonly DatedShippingOption[]>

type Deps = FactDeps & GoodsDeps & { readonly carts: CartShelf }

const dated = (cart: Cart, facts: CartFacts, goods: Goods, now: Date): readonly DatedShippingOption[] =>
  shippingOffered(cart, facts).map((option) => {
    const carrierDays = facts.methods.find((method) => method.key === option.key)?.carrierDays
    const arrival = cartArrival(cart, goods, carrierDays, now)
    return { ...option, ...(arrival === undefined ? {} : { arrival }) }
  })

export const makeListCartShipping =
  (deps: Deps): ListCartShipping =>
  (cartToken) =>
    pipe(
      deps.carts.cart(cartToken),
      TE.flatMap((cart) =>
        pipe(
          sequenceS(TE.ApplyPar)({ facts: loadCartFacts(deps)(cart), goods: loadGoods(deps)(cart) }),
          TE.map(({ facts, goods }) => dated(cart, facts, goods, deps.clock.now())),
        ),
      ),
    )
