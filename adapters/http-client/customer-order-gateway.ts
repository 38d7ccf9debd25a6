import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CustomerOrderGateway } from '../../application/storefront/order/customer-order-gateway.port.ts'
import { DEFAULT_ITEMS_PER_PAGE, makePagination } from '../../domain/listing/make-pagination.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import { lastPaymentRequest } from '../commerce-api/checkout/last-payment.codec.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import type { Call } from './call.ts'

type Deps = { readonly call: Call; readonly shop: Pick<ShopSettings, 'salesChannel'> }

export const makeHttpCustomerOrders = ({ call, shop }: Deps): CustomerOrderGateway => ({
  orders: (page) =>
    pipe(
      call(OPERATIONS.listOrders, { query: [['page', String(page)], ['order[created_at]', 'desc']] }),
      TE.map(({ orders, totalItems }) => ({
        orders,
        pagination: makePagination({ page, totalItems, itemsPerPage: DEFAULT_ITEMS_PER_PAGE }),
      })),
    ),
  order: (id) => call(OPERATIONS.getOwnOrder, { path: { order_id: id } }),
  documents: (documents) => call(OPERATIONS.getDocuments, { body: { documents } }),
  bonusPoints: () => call(OPERATIONS.getBonusPoints, {}),
  lastPayment: (cart, lastOrderDate) =>
    call(OPERATIONS.getLastPayment, { body: lastPaymentRequest(cart, shop.salesChannel, lastOrderDate) }),
})
