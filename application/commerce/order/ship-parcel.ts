import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { addParcel, type ShipmentInput, type ShipmentRefusal } from '../../../domain/order/ship-parcel.ts'
import { parcelMail } from '../mail/parcel-mail.ts'
import { moveOrder, type OrderCommand, type OrderDecision, type MoveDeps, type NotMoved } from './move-order.ts'
import type { OrderFile } from './order-moves.port.ts'

/** Ships a parcel of an order and notifies the customer of contents and tracking. */
export type ShipParcel = (command: OrderCommand, sending: ShipmentInput) => TE.TaskEither<ShipmentRefusal | NotMoved, OrderFile>

export const makeShipParcel =
  (deps: MoveDeps): ShipParcel =>
  (command, sending) =>
    moveOrder(deps, command, ({ order: before }, now) =>
      pipe(
        addParcel(before, sending, now),
        E.map(({ order, event, parcel }): OrderDecision => ({
          order, event, mails: (settings, words) => [parcelMail(order, parcel, settings, words)],
        })),
      ))
