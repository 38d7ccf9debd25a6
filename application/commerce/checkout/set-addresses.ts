import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { giveAddresses } from '../../../domain/cart/give-addresses.ts'
import { openCart } from '../../../domain/cart/open-cart.ts'
import { asksForStudio, readAddresses, type RawAddresses } from '../../../domain/cart/read-addresses.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { shopCountries } from '../../../domain/shop/country.ts'
import { loadCartFacts } from '../cart/cart-facts.ts'
import type { FactDeps } from '../cart/cart-facts.ts'
import type { CartShelf } from '../cart/cart-shelf.port.ts'
import { refreshCart } from '../cart/refresh-cart.ts'
import { partnerOf, type PartnerDeps } from '../delivery/partner-of.ts'
import { makeSetEmail } from './set-email.ts'

/**
 * Notes both addresses; without a shipping address the parcel goes to the billing address (Commerce §7). A studio is
 * looked up in the shop's own book: only that of the optician who looks after `owner` is taken. An e-mail beside them
 * is noted first.
 */
export type SetAddresses = (
  cartToken: CartToken,
  addresses: RawAddresses & { readonly email?: string },
  owner?: AccountId,
) => TE.TaskEither<Failure, Cart>

type Deps = FactDeps & PartnerDeps & { readonly carts: CartShelf }

const readGiven = (deps: Deps, addresses: RawAddresses, owner: AccountId | undefined) => ({ brandChannel }: Cart) => {
  const countries = shopCountries(deps.register.settings(brandChannel).extraCountries)
  const partner = asksForStudio(addresses) ? partnerOf(deps)(owner, brandChannel) : TE.right(undefined)
  return pipe(partner, TE.flatMapEither((known) => readAddresses(addresses, { countries }, known)))
}

const noteEmail = (deps: Deps, cartToken: CartToken, email: string | undefined): TE.TaskEither<Failure, unknown> =>
  email === undefined ? TE.right(undefined) : makeSetEmail(deps)(cartToken, email)

export const makeSetAddresses =
  (deps: Deps): SetAddresses =>
  (cartToken, { email, ...addresses }, owner) =>
    pipe(
      noteEmail(deps, cartToken, email),
      TE.flatMap(() => deps.carts.cart(cartToken)),
      TE.flatMapEither((cart): E.Either<Failure, Cart> => openCart(cart)),
      TE.bindTo('cart'),
      TE.bindW('given', ({ cart }) => readGiven(deps, addresses, owner)(cart)),
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
