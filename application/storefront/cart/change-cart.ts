import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartQueue } from './cart-queue.ts'
import type { CartStore } from './cart-store.ts'
import type { CartTokenKeeper } from './cart-token-keeper.port.ts'
import { changingInStore } from './in-store.ts'
import { onRememberedCart } from './on-remembered-cart.ts'

/** Queues a change of the visitor's cart and reports it to the store; without a cart it is refused. */
export type ChangeCart = (change: (cartToken: CartToken) => TaskEither<Failure, Cart>) => TaskEither<Failure, Cart>
export const ChangeCart = token<ChangeCart>('ChangeCart')

type Deps = { readonly keeper: CartTokenKeeper; readonly store: CartStore; readonly queue: CartQueue }

export const makeChangeCart =
  ({ keeper, store, queue }: Deps): ChangeCart =>
  (change) => queue.run(changingInStore(store)(onRememberedCart(keeper)(change)))
