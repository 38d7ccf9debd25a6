import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import { mayUseCart } from '../../../domain/cart/cart-access.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { emptyCart } from '../../../domain/cart/empty-cart.ts'
import { isUsable } from '../../../domain/cart/is-usable.ts'
import { copyAbandoned } from '../../../domain/cart/merge-abandoned.ts'
import type { FailureBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { newToken } from '../shop/new-token.ts'
import { copyItems, type CopyItemsDeps } from './copy-items.ts'
import { linkedCart, type LinkDeps } from './linked-cart.ts'
import { signedInBy, type SignedIn } from '../shop/signed-in.ts'
import { takeOverCart } from './take-over-cart.ts'
import type { UseCase } from '../operation.ts'
import type { cartContract } from '../../contract/cart.ts'

type Deps = CopyItemsDeps & LinkDeps & Parameters<typeof takeOverCart>[0]

const latestCart = (deps: Deps, latest: CartToken | undefined): TE.TaskEither<ServiceUnavailable, Cart | undefined> =>
  latest === undefined
    ? TE.right(undefined)
    : pipe(
        deps.carts.cart(latest),
        TE.map((cart) => (isUsable(cart) ? cart : undefined)),
        TE.orElse((failure) => (failure._tag === 'NotFound' ? TE.right<never, Cart | undefined>(undefined) : TE.left(failure))),
      )

const newCart = (
  deps: Deps, { currency, brandChannel, priceChannel, locale, trialsDeclined }: Cart,
): TE.TaskEither<ServiceUnavailable, Cart> =>
  deps.carts.put({
    ...emptyCart({
      token: newToken(deps.tokens, makeCartToken), currency, brandChannel, priceChannel, locale, createdAt: deps.clock.now().toISOString(),
    }),
    ...omitUndefined({ trialsDeclined }),
  })

const copyOfLinked = (deps: Deps, from: Cart, latest: CartToken | undefined): TE.TaskEither<
  FailureBy<'CartCompleted' | 'NotFound'>, Cart
> =>
  pipe(
    latestCart(deps, latest),
    TE.flatMap((cart) => (cart === undefined ? newCart(deps, from) : TE.right(cart))),
    TE.flatMap((into) => copyItems(deps, () => copyAbandoned)({ from, into })),
  )

const ownedBy =
  (deps: Deps, by: SignedIn | undefined) =>
  (cart: Cart): TE.TaskEither<FailureBy<'NotSignedIn'>, Cart> =>
    by === undefined ? TE.right(cart) : pipe(takeOverCart(deps)(by, cart.token), TE.map((own) => own ?? cart))

type CurrentCart = { readonly latest?: CartToken | undefined; readonly by?: SignedIn | undefined }
const isHandedOver = (from: Cart, { latest, by }: CurrentCart): boolean =>
  mayUseCart(from, by?.owner) && (from.token === latest || from.accountId !== undefined)

/**
 * Makes the linked cart the visitor's own: for its holder or owner as it is, for everybody else as a copy of its items, since a link may
 * have been forwarded. Items in the visitor's own cart stay (Commerce §7, decision A28). A signed-in visitor owns the resulting cart.
 */
export const makeSetCurrentCart =
  (deps: Deps): UseCase<typeof cartContract.setCurrentCart> =>
  (caller, { link, latest }) => {
    const by = signedInBy(caller)
    return pipe(
      TE.Do,
      TE.apS('from', linkedCart(deps)(link)),
      TE.flatMap(({ from }) =>
        isHandedOver(from, { latest, by }) ? TE.right(from) : copyOfLinked(deps, from, latest),
      ),
      TE.flatMap(ownedBy(deps, by)),
    )
  }
