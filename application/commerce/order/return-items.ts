import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ReturnedItems } from '../../contract/staff/orders.ts'
import type { QuantityNotAvailable, WrongOrderStatus } from '../../../domain/order/order-refusal.ts'
import { recordReturn } from '../../../domain/order/record-return.ts'
import { returnMail } from '../mail/return-mail.ts'
import { moveOrder, type OrderCommand, type OrderDecision, type MoveDeps, type NotMoved } from './move-order.ts'
import type { OrderFile } from './order-moves.port.ts'
import { toReservations } from './to-reservations.ts'

type Refused = WrongOrderStatus | NotMoved

/**
 * Records returned packs: sellable ones are restocked at once, points are adjusted and the customer is notified. The refund is a separate
 * step.
 */
export type ReturnItems = (command: OrderCommand, back: ReturnedItems) => TE.TaskEither<QuantityNotAvailable | Refused, OrderFile>

export const makeReturnItems =
  (deps: MoveDeps): ReturnItems =>
  (command, { packs, isSellable }) =>
    moveOrder(deps, command, (file) =>
      pipe(
        recordReturn(file.order, packs),
        E.map(({ order, event }): OrderDecision => ({
          order, event,
          restocked: isSellable ? toReservations(order, packs) : [],
          mails: (settings, words) => [returnMail(order, packs, command.key, settings, words)],
        })),
      ))
