import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { reporting } from '../loading/reporting.ts'
import type { CartStore } from './cart-store.ts'

/** Runs a request for a cart and reports its start and end to the store. */
export const inStore =
  (store: CartStore): (<Answer extends Cart | undefined>(request: TaskEither<Failure, Answer>) => TaskEither<Failure, Answer>) =>
    reporting(store, undefined)

/** The same for a request that changes the cart. */
export const changingInStore =
  (store: CartStore): (<Answer extends Cart>(request: TaskEither<Failure, Answer>) => TaskEither<Failure, Answer>) =>
    reporting(store, 'change')
