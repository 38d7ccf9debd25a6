import * as TE from 'fp-ts/lib/TaskEither.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { CartTokenKeeper } from './cart-token-keeper.port.ts'

/** Asks for the cart this device remembers in the moment of asking; without one it is refused. */
export const onRememberedCart =
  (keeper: CartTokenKeeper) =>
  <Answer>(ask: (cartToken: CartToken) => TE.TaskEither<Failure, Answer>): TE.TaskEither<Failure, Answer> =>
  () => {
    const kept = keeper.read()
    return (kept === undefined ? TE.left<Failure, Answer>({ _tag: 'NotFound', what: 'cart' }) : ask(kept))()
  }
