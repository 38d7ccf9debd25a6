import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { giveAddresses } from '../../../domain/cart/give-addresses.ts'
import { openCart } from '../../../domain/cart/open-cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { shopCountries } from '../../../domain/shop/country.ts'
import { token } from '../../token.ts'
import { loadCartFacts } from '../cart/cart-facts.ts'
import type { FactDeps } from '../cart/cart-facts.ts'
import type { CartShelf } from '../cart/cart-shelf.port.ts'
import { refreshCart } from '../cart/refresh-cart.ts'
import type { RawAddress } from './raw-address.ts'
import { readAddresses } from './read-addresses.ts'

/** Notes both addresses; without a shipping address the parcel goes to the billing address (Commerce §7). */
export type SetAddresses = (
  cartToken: CartToken,
  addresses: { readonly billing: RawAddress; readonly shipping?: RawAddress },
) => TE.TaskEither<Failure, Cart>
export const SetAddresses = token<SetAddresses>('SetAddresses')

type Deps = FactDeps & { readonly carts: CartShelf }

const countriesOf = (deps: Deps, cart: Cart) => {
  const { extraCountries } = deps.register.settings(cart.brandChannel)
  return { countries: shopCountries(extraCountries) }
}

export const makeSetAddresses =
  (deps: Deps): SetAddresses =>
  (cartToken, addresses) =>
    pipe(
      deps.carts.cart(cartToken),
      TE.flatMapEither((cart): E.Either<Failure, Cart> => openCart(cart)),
      TE.bindTo('cart'),
      TE.bindW('given', ({ cart }) => TE.fromEither(readAddresses(addresses, countriesOf(deps, cart)))),
      TE.bindW('facts', ({ cart, given }) => loadCartFacts(deps)({ ...cart, shippingAddress: given.shipping })),
      TE.flatMap(({ given, facts }) =>
        deps.carts.change(cartToken, (cart): E.Either<Failure, Cart> =>
          pipe(
            giveAddresses(cart, given),
            E.map((addressed) => refreshCart(addressed, facts)),
          ),
        ),
      ),
    )
