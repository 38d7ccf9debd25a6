import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { Shop } from '../shop/shop.ts'
import type { CartQueue } from './cart-queue.ts'
import type { CartStore } from './cart-store.ts'
import type { CartTokenKeeper } from './cart-token-keeper.port.ts'
import { changingInStore } from './in-store.ts'

/** Declines the trials of a cart, by its token or the visitor's own; without either nothing is sent (Commerce §8). */
export type OptOutOfGifts = (cartToken?: CartToken) => TE.TaskEither<Failure, Cart>
export const OptOutOfGifts = token<OptOutOfGifts>('OptOutOfGifts')

type Deps = { readonly shop: Pick<Shop, 'cart'>; readonly keeper: CartTokenKeeper; readonly store: CartStore; readonly queue: CartQueue }

export const makeOptOutOfGifts =
  (deps: Deps): OptOutOfGifts =>
  (cartToken) =>
  () => {
    const stored = cartToken ?? deps.keeper.read()
    return stored === undefined
      ? TE.left<Failure, Cart>({ _tag: 'NoCartToken' })()
      : deps.queue.run(changingInStore(deps.store)(deps.shop.cart.optOutOfProducts({ token: stored })))()
  }
