import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartLinkToken } from '../../../domain/cart/cart-link.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartQueue } from './cart-queue.ts'
import type { CartStore } from './cart-store.ts'
import type { SignedInKeeper } from '../visit/signed-in-keeper.port.ts'
import { currentCart, type CurrentCartDeps } from './current-cart.ts'
import { inStore } from './in-store.ts'

/**
 * Restores an abandoned cart: for a signed-in customer its items are merged into the current cart, otherwise it becomes the current cart
 * (Commerce §4, decision A28). Whether the visitor is signed in is known without a request (Commerce §2).
 */
export type RestoreCart = (link: CartLinkToken) => TE.TaskEither<Failure, Cart>
export const RestoreCart = token<RestoreCart>('RestoreCart')

type Deps = CurrentCartDeps & { readonly store: CartStore; readonly queue: CartQueue; readonly signedInKeeper: SignedInKeeper }

const madeCurrent = (deps: Deps, link: CartLinkToken, latest: CartToken | undefined): TE.TaskEither<Failure, Cart> =>
  pipe(
    deps.shop.cart.setCurrentCart({ link, ...omitUndefined({ latest }) }),
    TE.tapIO((cart) => () => {
      deps.keeper.store(cart.token)
    }),
  )

const isUnusable = (failure: Failure): boolean => failure._tag === 'NotFound' || failure._tag === 'CartCompleted'

/** Either cart may be unusable: without a current cart the abandoned one replaces it. */
const merged = (deps: Deps, abandoned: CartLinkToken, latest: CartToken): TE.TaskEither<Failure, Cart> =>
  pipe(
    deps.shop.cart.mergeAbandonedCart({ abandoned, latest }),
    TE.orElse((failure) =>
      pipe(
        isUnusable(failure) ? currentCart(deps) : TE.left(failure),
        TE.flatMap((cart) => (cart === undefined ? madeCurrent(deps, abandoned, undefined) : TE.left(failure))),
      ),
    ),
  )

const restored = (deps: Deps, link: CartLinkToken): TE.TaskEither<Failure, Cart> => {
  const latest = deps.keeper.read()
  return deps.signedInKeeper.isSet() && latest !== undefined ? merged(deps, link, latest) : madeCurrent(deps, link, latest)
}

// Even after a failure, the visitor's own cart is loaded.
const showingOwnCart = (deps: Deps) => (failure: Failure): TE.TaskEither<Failure, Cart> =>
  pipe(
    inStore(deps.store)(currentCart(deps)),
    TE.flatMap(() => TE.left(failure)),
  )

export const makeRestoreCart =
  (deps: Deps): RestoreCart =>
  (link) =>
    deps.queue.run(
      pipe(
        inStore(deps.store)(restored(deps, link)),
        TE.orElse(showingOwnCart(deps)),
      ),
    )
