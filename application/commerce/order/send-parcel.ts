import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { sendParcel, type Sending, type SendRefusal } from '../../../domain/order/send-parcel.ts'
import { parcelMail } from '../mail/parcel-mail.ts'
import { moveOrder, type Asked, type Decided, type MoveDeps, type NotMoved } from './move-order.ts'
import type { OrderFile } from './order-moves.port.ts'

/** A parcel of an order leaves, or its only one, and the customer is told what is in it and where it can be followed. */
export type SendParcel = (asked: Asked, sending: Sending) => TE.TaskEither<SendRefusal | NotMoved, OrderFile>

export const makeSendParcel =
  (deps: MoveDeps): SendParcel =>
  (asked, sending) =>
    moveOrder(deps, asked, ({ order: before }, now) =>
      pipe(
        sendParcel(before, sending, now),
        E.map(({ order, event, parcel }): Decided => ({
          order, event, mails: (settings, words) => [parcelMail(order, parcel, settings, words)],
        })),
      ))
