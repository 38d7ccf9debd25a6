import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { CartStore } from './cart-store.ts'

/** Runs a request for a cart and lets the store know of its start and its end. */
export const inStore =
  (store: CartStore) =>
  <Answer extends Cart | undefined>(request: TE.TaskEither<Failure, Answer>): TE.TaskEither<Failure, Answer> =>
    pipe(
      TE.fromIO(() => store.asked()),
      TE.flatMap((sequence) =>
        pipe(
          request,
          TE.tapIO((cart) => () => {
            store.received(sequence, cart)
          }),
          TE.mapLeft((failure) => {
            store.failed(sequence, failure)
            return failure
          }),
        ),
      ),
    )
