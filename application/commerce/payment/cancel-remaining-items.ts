import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { WrongOrderStatus } from '../../../domain/order/order-refusal.ts'
import { cancelRemainingItems } from '../../../domain/order/take-back.ts'
import { refundOfRest } from '../../../domain/payment/refund-of-rest.ts'
import { restMail } from '../mail/rest-mail.ts'
import { moveOrder, type Asked, type Decided, type MoveDeps, type NotMoved } from '../order/move-order.ts'
import { toReservations } from '../order/to-reservations.ts'
import type { OrderFile } from '../order/order-moves.port.ts'
import { newRefundId } from './new-refund-id.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'

/**
 * What was not sent of an order stays where it is, for anybody to buy: the customer is told, and gets back what was paid for it, or owes
 * that much less.
 */
export type CancelRemainingItems = (asked: Asked) => TE.TaskEither<WrongOrderStatus | NotMoved, OrderFile>

export const makeCancelRemainingItems =
  (deps: MoveDeps & { readonly tokens: TokenMaker }): CancelRemainingItems =>
  (asked) =>
    moveOrder(deps, asked, (file, now) =>
      pipe(
        cancelRemainingItems(file.order),
        E.map(({ order: without, event, packs }): Decided => {
          const { order, refund } = refundOfRest(file.order, without, file, { id: newRefundId(deps.tokens), now })
          return {
            order, event, restocked: toReservations(order, packs),
            ...(refund === undefined ? {} : { refunds: [refund] }),
            mails: (settings, words) => [restMail({ order, packs, refund, payments: file.payments, key: asked.key }, settings, words)],
          }
        }),
      ))
