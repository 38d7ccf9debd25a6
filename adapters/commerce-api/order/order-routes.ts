import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { orderContract } from '../../../application/contract/order.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { pageQuery } from '../../../domain/listing/read-query.ts'
import { IDS, readWholeNumber } from '../../../domain/whole-number.ts'
import { route, type Routes } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { onCart, withBody, withoutBody } from '../operations/request-forms.ts'
import { PaymentMethodsCodec, paymentMethodsToWire, PaymentSlipCodec } from '../payment/payment.codec.ts'
import { DocumentsCodec, DocumentsRequest } from './documents.codec.ts'
import { OrderHistoryCodec } from './order-history.codec.ts'
import { type OfOrder, orderOfPath } from './order-path.ts'
import { type Consent, consentOf, OrderRequest, orderRequest, PlacedOrderCodec } from './order-request.codec.ts'
import { orderToWire } from './order-to-wire.ts'
import { OrderCodec } from './order.codec.ts'
import { OrderProofRequest, SharedOrderCodec, sharedOrderToWire } from './shared-order.codec.ts'

const onOrder = withoutBody<OfOrder>({ encode: ({ token }) => ({ path: { token } }), decode: orderOfPath })

/** An id that no order has, for a path that is not an id. */
const NO_ORDER = 0

export const orderRoutes = {
  createOrder: route(
    'POST /api/orders', 'Place the order of a cart (idempotent)',
    withBody<OrderRequest, { readonly token: CartToken; readonly consent: Consent }>({
      body: OrderRequest,
      encode: ({ token, consent }) => ({ body: orderRequest(token, consent) }),
      decode: (wire) => pipe(makeCartToken(wire.token_value), E.map((token) => ({ token, consent: consentOf(wire) }))),
    }),
    replyWith(PlacedOrderCodec, (token) => ({ token_value: token })),
    { status: 201 },
  ),
  getOrderOfCart: route(
    'GET /api/carts/{token}/order', 'Retrieve the order of a cart, in the browser that placed it or for its owner',
    onCart,
    replyWith(PlacedOrderCodec, (token) => ({ token_value: token })),
  ),
  getOrder: route(
    'GET /api/orders/by-token/{token}', 'Retrieve an order by token, in the browser that placed it or for its owner',
    onOrder,
    replyWith(OrderCodec, (order, { locale }) => orderToWire(order, locale)),
  ),
  trackOrder: route(
    'GET /api/orders/by-token/{token}/status', 'Retrieve the status of an order by token',
    onOrder,
    replyWith(SharedOrderCodec, sharedOrderToWire),
  ),
  verifyOrderAccess: route(
    'POST /api/orders/by-token/{token}/access', 'Retrieve an order by token, with its e-mail address and postcode',
    withBody<OrderProofRequest, OfOrder & { readonly proof: OrderProofRequest }>({
      body: OrderProofRequest,
      encode: ({ token, proof }) => ({ path: { token }, body: proof }),
      decode: (proof, request) => pipe(orderOfPath(request), E.map((order) => ({ ...order, proof }))),
    }),
    replyWith(OrderCodec, (order, { locale }) => orderToWire(order, locale)),
  ),
  getOrderPaymentMethods: route(
    'GET /api/orders/by-token/{token}/payment-methods', 'List the payment methods of an unpaid order',
    onOrder,
    replyWith(PaymentMethodsCodec, paymentMethodsToWire),
  ),
  getPaymentSlip: route(
    'GET /api/orders/by-token/{token}/payment-slip', 'Retrieve the QR-bill of an order paid by transfer',
    onOrder,
    replyWith(PaymentSlipCodec, (svg) => ({ svg: svg ?? null })),
  ),
  listOrders: route(
    'GET /api/customers/me/orders', 'List the customer’s orders, newest first',
    withoutBody<{ readonly page: number }>({
      query: query.orders,
      encode: ({ page }) => ({ query: [['page', String(page)], ['order[created_at]', 'desc']] }),
      decode: (request) => pageQuery(request.query),
    }),
    replyWith(OrderHistoryCodec, ({ orders, total }, { locale }) => ({
      'hydra:member': orders.map((order) => orderToWire(order, locale)),
      'hydra:totalItems': total,
    })),
  ),
  getOwnOrder: route(
    'GET /api/customers/me/orders/{order_id}', 'Retrieve an order of the customer',
    withoutBody<{ readonly id: number }>({
      encode: ({ id }) => ({ path: { order_id: id } }),
      decode: ({ path }) => E.right({ id: readWholeNumber(path['order_id'], IDS) ?? NO_ORDER }),
    }),
    replyWith(OrderCodec, (order, { locale }) => orderToWire(order, locale)),
  ),
  getDocuments: route(
    'POST /api/customers/me/documents', 'List links to the customer’s documents',
    withBody<{ readonly documents: readonly string[] }, { readonly documents: readonly string[] }>({
      body: DocumentsRequest,
      encode: ({ documents }) => ({ body: { documents } }),
      decode: E.right,
    }),
    replyWith(DocumentsCodec, (urls) => ({ result: { urls } })),
  ),
} satisfies Routes<typeof orderContract>
