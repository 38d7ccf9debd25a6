import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { lastPaymentToWire } from '../../commerce-api/checkout/last-payment.codec.ts'
import { OPERATIONS } from '../../commerce-api/operations/operations.ts'
import { documentPath } from '../../commerce-api/operations/document-path.ts'
import { orderToWire } from '../../commerce-api/order/order-to-wire.ts'
import type { AnswerOperation } from './answer-operations.ts'
import type { CommerceUseCases } from './commerce-use-cases.ts'
import { ownerOf, ownOnly } from './owner-of.ts'

/** Plain digits only: what is no id belongs to no order. */
export const orderIdOf = (text: string | undefined): number => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0)

export const customerOrderRoutes = (answer: AnswerOperation, shop: CommerceUseCases): void => {
  const own = ownOnly(shop)
  answer(OPERATIONS.listOrders, own((owner, { params, at }) =>
    pipe(
      shop.listOrders(owner, Number(params.get('page') ?? '1')),
      TE.map(({ orders, total }) => ({
        'hydra:member': orders.map((order) => orderToWire(order, at.locale)),
        'hydra:totalItems': total,
      })),
    ),
  ))
  answer(OPERATIONS.getOwnOrder, own((owner, { path, at }) =>
    pipe(shop.showOwnOrder(owner, orderIdOf(path['order_id'])), TE.map((order) => orderToWire(order, at.locale))),
  ))
  answer(OPERATIONS.getDocuments, own((owner, { body }) =>
    pipe(shop.listDocuments(owner, body.documents), TE.map((found) => ({ result: { urls: found.map(documentPath) } }))),
  ))
  answer(OPERATIONS.getBonusPoints, own((owner) => pipe(shop.showBonusPoints(owner), TE.map((points) => ({ points })))))
  answer(OPERATIONS.getLastPayment, (asked) =>
    pipe(ownerOf(shop, asked), TE.flatMap(shop.showLastPayment), TE.map(lastPaymentToWire)),
  )
}
