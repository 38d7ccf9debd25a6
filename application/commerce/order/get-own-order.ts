import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { shownOrder } from '../../../domain/order/shown-order.ts'
import type { OrderHistory } from './order-history.port.ts'
import type { UseCase } from '../operation.ts'
import type { orderContract } from '../../contract/order.ts'

/** One order of a customer; somebody else's is not found (decision A56). */
export const makeGetOwnOrder =
  ({ history }: { readonly history: OrderHistory }): UseCase<typeof orderContract.getOwnOrder> =>
  ({ owner }, { id }) => pipe(history.order(owner, id), TE.map(shownOrder))
