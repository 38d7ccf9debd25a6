import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { mayUseCart } from '../../../domain/cart/cart-access.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { copyAbandoned, mergeAbandoned } from '../../../domain/cart/merge-abandoned.ts'
import { openCart } from '../../../domain/cart/open-cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { copyItems, type CopyItemsDeps } from './copy-items.ts'
import { linkedCart, type LinkDeps } from './linked-cart.ts'
import type { UseCase } from '../operation.ts'
import type { cartContract } from '../../contract/cart.ts'

/**
 * Moves the items of a linked cart into the latest one and returns that. From another customer's cart the items are copied and it stays as
 * it is (Commerce §7, decision A28).
 */
export type MergeAbandonedCart = UseCase<typeof cartContract.mergeAbandonedCart>

type Deps = CopyItemsDeps & LinkDeps

const transferFor = (by: AccountId | undefined) => (from: Cart) => (mayUseCart(from, by) ? mergeAbandoned : copyAbandoned)

/** A cart merged with itself stays as it is. */
export const makeMergeAbandonedCart =
  (deps: Deps): MergeAbandonedCart =>
  ({ owner: by }, { abandoned, latest }) =>
    pipe(
      linkedCart(deps)(abandoned),
      TE.flatMap((from) =>
        from.token === latest && mayUseCart(from, by)
          ? TE.fromEither(openCart(from))
          : pipe(deps.carts.cart(latest), TE.flatMap((into) => copyItems(deps, transferFor(by))({ from, into }))),
      ),
    )
