import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { QuantityNotAvailable, WrongOrderStatus } from '../../../domain/order/order-refusal.ts'
import type { LineQuantity } from '../../../domain/order/parcel.ts'
import { takeBack } from '../../../domain/order/take-back.ts'
import { returnMail } from '../mail/return-mail.ts'
import { moveOrder, type Asked, type Decided, type MoveDeps, type NotMoved } from './move-order.ts'
import type { OrderFile } from './order-moves.port.ts'
import { toReservations } from './to-reservations.ts'

/** Packs that came back, and whether they can be sold again. */
export type ReturnedItems = { readonly packs: readonly LineQuantity[]; readonly isSellable: boolean }

type Refused = WrongOrderStatus | NotMoved

/**
 * Packs come back: those that can be sold again lie on the shelf at once, points follow, and the customer is told. Money goes back
 * by itself.
 */
export type ReturnItems = (asked: Asked, back: ReturnedItems) => TE.TaskEither<QuantityNotAvailable | Refused, OrderFile>

export const makeReturnItems =
  (deps: MoveDeps): ReturnItems =>
  (asked, { packs, isSellable }) =>
    moveOrder(deps, asked, (file) =>
      pipe(
        takeBack(file.order, packs),
        E.map(({ order, event }): Decided => ({
          order, event,
          restocked: isSellable ? toReservations(order, packs) : [],
          mails: (settings, words) => [returnMail(order, packs, asked.key, settings, words)],
        })),
      ))
