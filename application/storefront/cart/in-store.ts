import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { asking } from '../loading/latest.ts'
import type { CartStore } from './cart-store.ts'

/** Runs a request for a cart and lets the store know of its start and its end. */
export const inStore =
  (store: CartStore): (<Answer extends Cart | undefined>(request: TaskEither<Failure, Answer>) => TaskEither<Failure, Answer>) =>
    asking(store, undefined)

/** The same of a request that changes the cart. */
export const changingInStore =
  (store: CartStore): (<Answer extends Cart>(request: TaskEither<Failure, Answer>) => TaskEither<Failure, Answer>) =>
    asking(store, 'change')
