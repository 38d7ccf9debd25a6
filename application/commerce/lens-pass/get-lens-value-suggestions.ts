import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { suggestValues } from '../../../domain/lens-pass/suggest-values.ts'
import type { OrderHistory } from '../order/order-history.port.ts'
import type { LensPasses } from './lens-passes.port.ts'
import type { UseCase } from '../operation.ts'
import type { lensPassContract } from '../../contract/lens-pass.ts'

/** Lens values of the customer's orders that are not in the pass yet; stores nothing. */
export const makeGetLensValueSuggestions =
  (deps: { readonly history: OrderHistory; readonly lensPasses: LensPasses }): UseCase<typeof lensPassContract.getLensValueSuggestions> =>
  ({ owner }) =>
    pipe(
      TE.Do,
      TE.apS('orders', deps.history.all(owner)),
      TE.apS('pass', deps.lensPasses.pass(owner)),
      TE.map(({ orders, pass }) => suggestValues(orders, pass)),
    )
