import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartLinkToken } from '../../../domain/cart/cart-link.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import { mayUseCart } from '../../../domain/cart/cart-access.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { emptyCart } from '../../../domain/cart/empty-cart.ts'
import { isUsable } from '../../../domain/cart/is-usable.ts'
import { copyAbandoned } from '../../../domain/cart/merge-abandoned.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { newToken } from '../shop/new-token.ts'
import { copyItems, type CopyItemsDeps } from './copy-items.ts'
import { linkedCart, type LinkDeps } from './linked-cart.ts'
import type { SignedIn } from '../shop/signed-in.ts'
import { takeOverCart } from './take-over-cart.ts'

/**
 * Hands over the cart a link leads to: to whoever holds the cart itself, or whose own it is, as it is; to everybody else
 * a copy of its goods only, since a link may have travelled. What lies in the visitor's own cart stays in it
 * (Commerce §7, decision A28). Whoever is signed in owns the cart they end with.
 */
export type SetCurrentCart = (arrival: {
  readonly link: CartLinkToken
  /** The cart the visitor has at hand. */
  readonly latest?: CartToken
  readonly by?: SignedIn | undefined
}) => TE.TaskEither<Failure, Cart>

type Deps = CopyItemsDeps & LinkDeps & Parameters<typeof takeOverCart>[0]

const atHand = (deps: Deps, latest: CartToken | undefined): TE.TaskEither<Failure, Cart | undefined> =>
  latest === undefined
    ? TE.right(undefined)
    : pipe(
        deps.carts.cart(latest),
        TE.map((cart) => (isUsable(cart) ? cart : undefined)),
        TE.orElse((failure) => (failure._tag === 'NotFound' ? TE.right<Failure, Cart | undefined>(undefined) : TE.left(failure))),
      )

const newCart = (deps: Deps, { currency, brandChannel, priceChannel, locale, trialsDeclined }: Cart): TE.TaskEither<Failure, Cart> =>
  deps.carts.put({
    ...emptyCart({
      token: newToken(deps.tokens, makeCartToken), currency, brandChannel, priceChannel, locale, createdAt: deps.clock.now().toISOString(),
    }),
    ...omitUndefined({ trialsDeclined }),
  })

const copied = (deps: Deps, from: Cart, latest: CartToken | undefined): TE.TaskEither<Failure, Cart> =>
  pipe(
    atHand(deps, latest),
    TE.flatMap((cart) => (cart === undefined ? newCart(deps, from) : TE.right(cart))),
    TE.flatMap((into) => copyItems(deps, () => copyAbandoned)({ from, into })),
  )

const ownedBy =
  (deps: Deps, by: SignedIn | undefined) =>
  (cart: Cart): TE.TaskEither<Failure, Cart> =>
    by === undefined ? TE.right(cart) : pipe(takeOverCart(deps)(by, cart.token), TE.map((own) => own ?? cart))

type Coming = { readonly latest?: CartToken | undefined; readonly by?: SignedIn | undefined }
const isHandedOver = (from: Cart, { latest, by }: Coming): boolean =>
  mayUseCart(from, by?.owner) && (from.token === latest || from.accountId !== undefined)

export const makeSetCurrentCart =
  (deps: Deps): SetCurrentCart =>
  ({ link, latest, by }) =>
    pipe(
      TE.Do,
      TE.apS('from', linkedCart(deps)(link)),
      TE.flatMap(({ from }) =>
        isHandedOver(from, { latest, by }) ? TE.right(from) : copied(deps, from, latest),
      ),
      TE.flatMap(ownedBy(deps, by)),
    )
