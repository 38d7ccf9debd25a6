import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'

/** Counts an attempt to apply a coupon, per cart and per network, and refuses those who guess. */
export const withinTries = (deps: CountDeps, cartToken: CartToken, from: string): TE.TaskEither<FailureBy<'TooManyAttempts'>, void> =>
  pipe(
    countAttempt(deps)('couponsOfCart', cartToken),
    TE.flatMap(() => countAttempt(deps)('couponsFromNetwork', from)),
  )
