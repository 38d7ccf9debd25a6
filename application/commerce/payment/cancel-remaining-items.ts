import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { WrongOrderStatus } from '../../../domain/order/order-refusal.ts'
import { cancelRemainingItems } from '../../../domain/order/record-return.ts'
import { refundRemainingItems } from '../../../domain/payment/refund-remaining-items.ts'
import { restMail } from '../mail/rest-mail.ts'
import { moveOrder, type OrderCommand, type OrderDecision, type MoveDeps, type NotMoved } from '../order/move-order.ts'
import { toReservations } from '../order/to-reservations.ts'
import type { OrderFile } from '../order/order-moves.port.ts'
import { newRefundId } from './new-refund-id.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'

/**
 * Cancels the items that were not shipped and returns them to stock: the customer is notified and gets a refund for them, or owes that
 * much less.
 */
export type CancelRemainingItems = (command: OrderCommand) => TE.TaskEither<WrongOrderStatus | NotMoved, OrderFile>

export const makeCancelRemainingItems =
  (deps: MoveDeps & { readonly tokens: TokenMaker }): CancelRemainingItems =>
  (command) =>
    moveOrder(deps, command, (file, now) =>
      pipe(
        cancelRemainingItems(file.order),
        E.map(({ order: without, event, packs }): OrderDecision => {
          const { order, refund } = refundRemainingItems(file.order, without, file, { id: newRefundId(deps.tokens), now })
          return {
            order, event, restocked: toReservations(order, packs),
            ...(refund === undefined ? {} : { refunds: [refund] }),
            mails: (settings, words) => [restMail({ order, packs, refund, payments: file.payments, key: command.key }, settings, words)],
          }
        }),
      ))
