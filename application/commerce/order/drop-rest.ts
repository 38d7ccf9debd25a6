import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { WrongOrderStatus } from '../../../domain/order/order-refusal.ts'
import { dropRest } from '../../../domain/order/take-back.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { moveOrder, type Asked, type Decided, type MoveDeps } from './move-order.ts'
import { ofShelf } from './of-shelf.ts'
import type { OrderNotFound } from './order-book.port.ts'
import type { OrderFile } from './order-moves.port.ts'

/** What was not sent of an order stays where it is, for anybody to buy, and nobody owes it any more. */
export type DropRest = (asked: Asked) => TE.TaskEither<WrongOrderStatus | OrderNotFound | ServiceUnavailable, OrderFile>

export const makeDropRest =
  (deps: MoveDeps): DropRest =>
  (asked) =>
    moveOrder(deps, asked, (file) =>
      pipe(
        dropRest(file.order),
        E.map(({ order, event, packs }): Decided => ({ order, event, restocked: ofShelf(order, packs) })),
      ))
