import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { shownOrder } from '../../../domain/order/shown-order.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { OrderHistory } from './order-history.port.ts'
import { withReminderDates, type ReminderDateDeps } from './with-reminder-date.ts'
import type { UseCase } from '../operation.ts'
import type { orderContract } from '../../contract/order.ts'

/** One order of a customer; somebody else's is not found (decision A56). */
export const makeGetOwnOrder =
  (deps: ReminderDateDeps & { readonly history: OrderHistory }): UseCase<typeof orderContract.getOwnOrder> =>
  ({ owner }, { id }) =>
    pipe(
      deps.history.order(owner, id),
      TE.flatMap((order) => withReminderDates(deps, owner)([order])),
      TE.flatMap(([order]) => TE.fromNullable<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'order' })(order)),
      TE.map(shownOrder),
    )
