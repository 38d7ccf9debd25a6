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
import type { Failure, FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { loadCartFacts } from '../cart/cart-facts.ts'
import type { FactDeps } from '../cart/cart-facts.ts'
import { addressRules } from '../address/address-rules.ts'
import type { PhoneNumbers } from '../address/phone-numbers.port.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'
import { refreshCart } from '../cart/refresh-cart.ts'
import { partnerOf, type PartnerDeps } from '../delivery/partner-of.ts'

/**
 * Sets both addresses; without a shipping address the parcel goes to the billing address (Commerce §7). A studio is looked up in the
 * partner repository: only that of the customer's own optician is accepted. An e-mail address in the same request is saved first.
 */
export type SetAddresses = (
  cartToken: CartToken,
  addresses: RawAddresses & { readonly email?: string },
  owner?: AccountId,
) => TE.TaskEither<
  FailureBy<
    | 'CartCompleted' | 'CartEmpty' | 'InvalidAddress' | 'InvalidEmail' | 'NotFound' | 'PartnerNotOffered' | 'WrongCheckoutState'
  >, Cart
>

type Deps = FactDeps & PartnerDeps & { readonly carts: CartRepository; readonly phoneNumbers: PhoneNumbers }

const readSubmitted = (deps: Deps, addresses: RawAddresses, owner: AccountId | undefined) => ({ brandChannel }: Cart) => {
  const partner = isStudioDelivery(addresses) ? partnerOf(deps)(owner, brandChannel) : TE.right(undefined)
  return pipe(partner, TE.flatMapEither((studio) => readAddresses(addresses, addressRules(deps, brandChannel), studio)))
}

/** The cart with the e-mail address of the request; it is saved even if the addresses are refused. */
const withEmail =
  (email: Email | undefined) =>
  (cart: Cart): E.Either<RefusalBy<'CartCompleted' | 'CartEmpty' | 'WrongCheckoutState'>, Cart> =>
    email === undefined ? openCart(cart) : setEmail(cart, email)

const saveEmailOnly = (deps: Deps, seen: Cart, email: Email | undefined) => <Refused extends Failure>(
  failure: Refused,
): TE.TaskEither<Refused | FailureBy<'CartCompleted' | 'CartEmpty' | 'NotFound' | 'WrongCheckoutState'>, never> =>
  pipe(
    email === undefined ? TE.right(seen) : deps.carts.change(seen.token, withEmail(email), seen),
    TE.flatMap(() => TE.left(failure)),
  )

const checkAddresses = (deps: Deps, cart: Cart, addresses: RawAddresses, owner: AccountId | undefined) =>
  pipe(
    readSubmitted(deps, addresses, owner)(cart),
    TE.bindTo('submitted'),
    TE.bindW('facts', ({ submitted }) => loadCartFacts(deps)({ ...cart, shippingAddress: submitted.shipping })),
  )

export const makeSetAddresses =
  (deps: Deps): SetAddresses =>
  (cartToken, { email: text, ...addresses }, owner) =>
    pipe(
      TE.fromEither(text === undefined ? E.right(undefined) : makeEmail(text)),
      TE.flatMap((email) => deps.carts.attempt(cartToken, (seen) =>
        pipe(
          TE.fromEither(withEmail(email)(seen)),
          TE.flatMap((noted) => pipe(checkAddresses(deps, noted, addresses, owner), TE.orElseW(saveEmailOnly(deps, seen, email)))),
          TE.flatMap(({ submitted, facts }) =>
            deps.carts.change(
              cartToken,
              (cart): E.Either<RefusalBy<'CartCompleted' | 'CartEmpty' | 'WrongCheckoutState'>, Cart> =>
                pipe(
                  withEmail(email)(cart),
                  E.flatMap((noted) => setAddresses(noted, submitted)),
                  E.map((changed) => refreshCart(changed, facts)),
                ),
              seen,
            ),
          ),
        ))),
    )
