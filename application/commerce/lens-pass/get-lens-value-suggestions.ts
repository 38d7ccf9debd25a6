import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { suggestValues, type SuggestedValues } from '../../../domain/lens-pass/suggest-values.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { OrderHistory } from '../order/order-history.port.ts'
import type { LensPasses } from './lens-passes.port.ts'

/** Lens values of the customer's orders that are not in the pass yet; stores nothing. */
export type GetLensValueSuggestions = (owner: AccountId) => TE.TaskEither<Failure, readonly SuggestedValues[]>

export const makeGetLensValueSuggestions =
  (deps: { readonly history: OrderHistory; readonly lensPasses: LensPasses }): GetLensValueSuggestions =>
  (owner) =>
    pipe(
      TE.Do,
      TE.apS('orders', deps.history.all(owner)),
      TE.apS('pass', deps.lensPasses.pass(owner)),
      TE.map(({ orders, pass }) => suggestValues(orders, pass)),
    )
