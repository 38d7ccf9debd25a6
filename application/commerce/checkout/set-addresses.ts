import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { setAddresses } from '../../../domain/cart/set-addresses.ts'
import { setEmail } from '../../../domain/cart/set-email.ts'
import { openCart } from '../../../domain/cart/open-cart.ts'
import { isStudioDelivery, readAddresses, type RawAddresses } from '../../../domain/cart/read-addresses.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail, type Email } from '../../../domain/customer/email.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { loadCartFacts } from '../cart/cart-facts.ts'
import type { FactDeps } from '../cart/cart-facts.ts'
import { addressRules } from '../address/address-rules.ts'
import type { PhoneNumbers } from '../address/phone-numbers.port.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'
import { refreshCart } from '../cart/refresh-cart.ts'
import { partnerOf, type PartnerDeps } from '../delivery/partner-of.ts'

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

type Deps = FactDeps & PartnerDeps & { readonly carts: CartRepository; readonly phoneNumbers: PhoneNumbers }

const readGiven = (deps: Deps, addresses: RawAddresses, owner: AccountId | undefined) => ({ brandChannel }: Cart) => {
  const partner = isStudioDelivery(addresses) ? partnerOf(deps)(owner, brandChannel) : TE.right(undefined)
  return pipe(partner, TE.flatMapEither((known) => readAddresses(addresses, addressRules(deps, brandChannel), known)))
}

/** The cart with what was said beside the addresses; it is noted even where these are refused. */
const emailNoted =
  (email: Email | undefined) =>
  (cart: Cart): E.Either<Failure, Cart> =>
    email === undefined ? openCart(cart) : setEmail(cart, email)

const noteAtLeast = (deps: Deps, seen: Cart, email: Email | undefined) => (failure: Failure): TE.TaskEither<Failure, never> =>
  pipe(
    email === undefined ? TE.right(seen) : deps.carts.change(seen.token, emailNoted(email), seen),
    TE.flatMap(() => TE.left(failure)),
  )

const addressed = (deps: Deps, cart: Cart, addresses: RawAddresses, owner: AccountId | undefined) =>
  pipe(
    readGiven(deps, addresses, owner)(cart),
    TE.bindTo('given'),
    TE.bindW('facts', ({ given }) => loadCartFacts(deps)({ ...cart, shippingAddress: given.shipping })),
  )

export const makeSetAddresses =
  (deps: Deps): SetAddresses =>
  (cartToken, { email: text, ...addresses }, owner) =>
    pipe(
      TE.fromEither<Failure, Email | undefined>(text === undefined ? E.right(undefined) : makeEmail(text)),
      TE.flatMap((email) => deps.carts.attempt(cartToken, (seen) =>
        pipe(
          TE.fromEither(emailNoted(email)(seen)),
          TE.flatMap((noted) => pipe(addressed(deps, noted, addresses, owner), TE.orElseW(noteAtLeast(deps, seen, email)))),
          TE.flatMap(({ given, facts }) =>
            deps.carts.change(
              cartToken,
              (cart): E.Either<Failure, Cart> =>
                pipe(
                  emailNoted(email)(cart),
                  E.flatMap((noted) => setAddresses(noted, given)),
                  E.map((changed) => refreshCart(changed, facts)),
                ),
              seen,
            ),
          ),
        ))),
    )
