import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'

/** Counts a try to put a voucher on a cart, by the cart and by where it comes from, and refuses those who guess. */
export const withinTries = (deps: CountDeps, cartToken: CartToken, from: string): TE.TaskEither<Failure, void> =>
  pipe(
    countAttempt(deps)('couponsOfCart', cartToken),
    TE.flatMap(() => countAttempt(deps)('couponsFromNetwork', from)),
  )
