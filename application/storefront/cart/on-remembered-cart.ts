import * as TE from 'fp-ts/lib/TaskEither.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { CartTokenKeeper } from './cart-token-keeper.port.ts'

/** Sends a request for the cart whose token is stored at that moment; without one it is refused. */
export const onRememberedCart =
  (keeper: CartTokenKeeper) =>
  <Answer>(send: (cartToken: CartToken) => TE.TaskEither<Failure, Answer>): TE.TaskEither<Failure, Answer> =>
  () => {
    const stored = keeper.read()
    return (stored === undefined ? TE.left<Failure, Answer>({ _tag: 'NotFound', what: 'cart' }) : send(stored))()
  }
