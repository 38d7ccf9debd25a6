import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { withValues } from '../../../domain/lens-pass/lens-pass.ts'
import { valuesFromOrder } from '../../../domain/lens-pass/suggest-values.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { OrderHistory } from '../order/order-history.port.ts'
import { requestedWearer } from './requested-values.ts'
import type { LensPasses } from './lens-passes.port.ts'
import { toShownLensPass, type ShowPassDeps } from './to-shown-lens-pass.ts'
import type { UseCase } from '../operation.ts'
import type { lensPassContract } from '../../contract/lens-pass.ts'

type Deps = ShowPassDeps & { readonly history: OrderHistory; readonly lensPasses: LensPasses }

/** Copies lens values from one of the customer's orders; they are read from the order, not from the request. */
export const makeImportLensValues =
  (deps: Deps): UseCase<typeof lensPassContract.importLensValues> =>
  ({ owner }, { wearer, orderId, lineIds }) =>
    pipe(
      TE.fromEither(requestedWearer(wearer)),
      TE.bindTo('name'),
      TE.bindW('lensValues', () => pipe(
        deps.history.order(owner, orderId),
        TE.flatMapEither((order) => E.fromNullable<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'order' })(
          valuesFromOrder(order, lineIds))),
      )),
      TE.flatMap(
        ({ name, lensValues }) => deps.lensPasses.change(owner, (pass, names) => withValues(pass, name, lensValues, names)),
      ),
      TE.flatMap(toShownLensPass(deps)),
    )
