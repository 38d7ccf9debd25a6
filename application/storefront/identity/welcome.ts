import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Welcome } from '../../contract/identity.ts'
import type { CartQueue } from '../cart/cart-queue.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { currentCart, type CurrentCartDeps } from '../cart/current-cart.ts'
import { inStore } from '../cart/in-store.ts'
import type { Shop } from '../shop/shop.ts'
import type { IdentityStore } from './identity-store.ts'
import type { AccountLink } from '../../../domain/tracking/tracking-event.ts'
import type { Tracker } from '../tracking/tracker.port.ts'

export type WelcomeDeps = CurrentCartDeps & {
  readonly shop: Pick<Shop, 'identity'>
  readonly store: CartStore
  readonly queue: CartQueue
  readonly identityStore: IdentityStore
  readonly tracker: Tracker
}

/** Stores the signed-in customer and loads their cart; if that fails, the next page loads it. Counts the sign-in once. */
export const enter =
  (deps: WelcomeDeps) =>
  <Response extends Welcome>(signIn: TE.TaskEither<Failure, Response>, method: AccountLink = 'login'): TE.TaskEither<Failure, Response> =>
    deps.queue.run(
      pipe(
        TE.fromIO(() => { deps.identityStore.send({ type: 'credentials.given' }) }),
        TE.flatMap(() => signIn),
        TE.tapError(() => TE.fromIO(() => { deps.identityStore.send({ type: 'credentials.refused' }) })),
        TE.tapIO(({ customer, cartToken }) => () => {
          deps.identityStore.send({ type: 'credentials.accepted', customer })
          if (cartToken === undefined) deps.keeper.clear()
          else deps.keeper.store(cartToken)
          deps.tracker.track({ event: method })
        }),
        TE.tap(() => pipe(inStore(deps.store)(currentCart(deps)), TE.orElseW(() => TE.right(undefined)))),
      ),
    )

/** The same, with only the customer as its result. */
export const welcomed =
  (deps: WelcomeDeps) =>
  (signIn: TE.TaskEither<Failure, Welcome>, method?: AccountLink): TE.TaskEither<Failure, Customer> =>
    pipe(enter(deps)(signIn, method), TE.map(({ customer }) => customer))
