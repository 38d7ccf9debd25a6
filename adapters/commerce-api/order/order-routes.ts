import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ConsentToCart, orderContract } from '../../../application/contract/order.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { pageQuery } from '../../../domain/listing/read-query.ts'
import { route, type Routes } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, checkedRequest, idIn, ofOrder, onCart, pathRequest, queryRequest, under } from '../operations/request-forms.ts'
import { PaymentMethodsRecord, PaymentSlip } from '../payment/payment.codec.ts'
import { DocumentsRecord, DocumentsRequest } from './documents.codec.ts'
import { OrderRequest, PlacedOrder } from './order-request.codec.ts'
import { OrderHistoryRecord, OrderRecord } from './order.codec.ts'
import { OrderProofRequest, SharedOrderRecord } from './shared-order.codec.ts'

const onOrder = pathRequest(ofOrder)

export const orderRoutes = {
  createOrder: route(
    'POST /api/orders', 'Place the order of a cart (idempotent)',
    checkedRequest(OrderRequest, {
      read: ({ token, ...consent }) => pipe(makeCartToken(token), E.map((cart) => ({ token: cart, consent }))),
      write: ({ token, consent }: { readonly token: CartToken; readonly consent: ConsentToCart }) => ({ ...consent, token }),
    }),
    reply(PlacedOrder),
    { status: 201 },
  ),
  getOrderOfCart: route(
    'GET /api/carts/{token}/order', 'Retrieve the order of a cart, in the browser that placed it or for its owner',
    onCart,
    reply(PlacedOrder),
  ),
  getOrder: route(
    'GET /api/orders/by-token/{token}', 'Retrieve an order by token, in the browser that placed it or for its owner',
    onOrder,
    reply(OrderRecord),
  ),
  trackOrder: route(
    'GET /api/orders/by-token/{token}/status', 'Retrieve the status of an order by token',
    onOrder,
    reply(SharedOrderRecord),
  ),
  verifyOrderAccess: route(
    'POST /api/orders/by-token/{token}/access', 'Retrieve an order by token, with its e-mail address and postcode',
    bodyRequest(under('proof', OrderProofRequest), ofOrder),
    reply(OrderRecord),
  ),
  getOrderPaymentMethods: route(
    'GET /api/orders/by-token/{token}/payment-methods', 'List the payment methods of an unpaid order',
    onOrder,
    reply(PaymentMethodsRecord),
  ),
  getPaymentSlip: route(
    'GET /api/orders/by-token/{token}/payment-slip', 'Retrieve the QR-bill of an order paid by transfer',
    onOrder,
    reply(PaymentSlip),
  ),
  listOrders: route(
    'GET /api/customers/me/orders', 'List the customer’s orders, newest first',
    queryRequest(query.orders, { read: pageQuery, write: ({ page }) => ({ page, 'order[created_at]': 'desc' }) }),
    reply(OrderHistoryRecord),
  ),
  getOwnOrder: route(
    'GET /api/customers/me/orders/{order_id}', 'Retrieve an order of the customer',
    pathRequest({ id: idIn('order_id') }),
    reply(OrderRecord),
  ),
  getDocuments: route(
    'POST /api/customers/me/documents', 'List links to the customer’s documents',
    bodyRequest(DocumentsRequest),
    reply(DocumentsRecord),
  ),
} satisfies Routes<typeof orderContract>
