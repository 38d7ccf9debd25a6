import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ShowBonusPoints } from '../../application/commerce/loyalty/show-bonus-points.ts'
import type { ListDocuments } from '../../application/commerce/order/list-documents.ts'
import type { ListOrders } from '../../application/commerce/order/list-orders.ts'
import type { ShowOwnOrder } from '../../application/commerce/order/show-own-order.ts'
import type { ShowLastPayment } from '../../application/commerce/payment/show-last-payment.ts'
import type { CustomerOrderGateway } from '../../application/storefront/order/customer-order-gateway.port.ts'
import { DEFAULT_ITEMS_PER_PAGE, makePagination } from '../../domain/listing/make-pagination.ts'
import { documentPath } from '../commerce-api/operations/document-path.ts'
import { ownOnly, type OwnerOf } from './owner-of.ts'

type Deps = {
  readonly listOrders: ListOrders
  readonly showOwnOrder: ShowOwnOrder
  readonly listDocuments: ListDocuments
  readonly showBonusPoints: ShowBonusPoints
  readonly showLastPayment: ShowLastPayment
}

export const makeInProcessCustomerOrders = (shop: Deps, ownerOf: OwnerOf): CustomerOrderGateway => {
  const own = ownOnly(ownerOf)
  return {
    orders: (page) =>
      own((owner) =>
        pipe(
          shop.listOrders(owner, page),
          TE.map(({ orders, total }) => ({
            orders,
            pagination: makePagination({ page, totalItems: total, itemsPerPage: DEFAULT_ITEMS_PER_PAGE }),
          })),
        ),
      ),
    order: (id) => own((owner) => shop.showOwnOrder(owner, id)),
    documents: (documents) =>
      own((owner) => pipe(shop.listDocuments(owner, documents), TE.map((found) => found.map(documentPath)))),
    bonusPoints: () => own(shop.showBonusPoints),
    lastPayment: () => pipe(ownerOf(), TE.flatMap(shop.showLastPayment)),
  }
}
