import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { pageQuery } from '../../../domain/listing/read-query.ts'
import { IDS, readWholeNumber } from '../../../domain/whole-number.ts'
import {
  LastPaymentCodec, LastPaymentRequest, lastPaymentRequest, lastPaymentToWire, type CreditQuestion,
} from '../checkout/last-payment.codec.ts'
import {
  PaymentMethodsCodec, paymentMethodsToWire, PaymentPageCodec, PaymentRequest, PaymentSlipCodec,
} from '../checkout/payment.codec.ts'
import { operation, type RequestParts } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { withoutBody, noInput, onCart, withBody } from '../operations/request-forms.ts'
import { BonusPointsCodec } from './bonus-points.codec.ts'
import { DocumentsCodec, DocumentsRequest } from './documents.codec.ts'
import { OrderHistoryCodec } from './order-history.codec.ts'
import { consentOf, OrderRequest, orderRequest, PlacedOrderCodec, type Consent } from './order-request.codec.ts'
import { orderToWire } from './order-to-wire.ts'
import { OrderCodec } from './order.codec.ts'
import { OrderProofRequest, SharedOrderCodec, sharedOrderToWire } from './shared-order.codec.ts'

type OfOrder = { readonly token: OrderToken }

const orderOfPath = ({ path }: RequestParts): E.Either<Failure, OfOrder> =>
  pipe(makeOrderToken(path['token']), E.map((token) => ({ token })))

const onOrder = withoutBody<OfOrder>({ encode: ({ token }) => ({ path: { token } }), decode: orderOfPath })

/** An id that no order has, for a path that is not an id. */
const NO_ORDER = 0

export const orderOperations = {
  createOrder: operation(
    'POST /api/orders', 'Place the order of a cart (idempotent)', 'cart token',
    withBody<OrderRequest, { readonly token: CartToken; readonly consent: Consent }>({
      body: OrderRequest,
      encode: ({ token, consent }) => ({ body: orderRequest(token, consent) }),
      decode: (wire) => pipe(makeCartToken(wire.token_value), E.map((token) => ({ token, consent: consentOf(wire) }))),
    }),
    replyWith(PlacedOrderCodec, (token) => ({ token_value: token })),
    { status: 201 },
  ),
  getOrderOfCart: operation(
    'GET /api/carts/{token}/order', 'Retrieve the order of a cart, in the browser that placed it or for its owner', 'ordered cart',
    onCart,
    replyWith(PlacedOrderCodec, (token) => ({ token_value: token })),
  ),
  getOrder: operation(
    'GET /api/orders/by-token/{token}', 'Retrieve an order by token, in the browser that placed it or for its owner', 'own order token',
    onOrder,
    replyWith(OrderCodec, (order, { locale }) => orderToWire(order, locale)),
  ),
  trackOrder: operation(
    'GET /api/orders/by-token/{token}/status', 'Retrieve the status of an order by token', 'order token',
    onOrder,
    replyWith(SharedOrderCodec, sharedOrderToWire),
  ),
  verifyOrderAccess: operation(
    'POST /api/orders/by-token/{token}/access', 'Retrieve an order by token, with its e-mail address and postcode',
    'order token and address',
    withBody<OrderProofRequest, OfOrder & { readonly proof: OrderProofRequest }>({
      body: OrderProofRequest,
      encode: ({ token, proof }) => ({ path: { token }, body: proof }),
      decode: (proof, request) => pipe(orderOfPath(request), E.map((order) => ({ ...order, proof }))),
    }),
    replyWith(OrderCodec, (order, { locale }) => orderToWire(order, locale)),
  ),
  getOrderPaymentMethods: operation(
    'GET /api/orders/by-token/{token}/payment-methods', 'List the payment methods of an unpaid order', 'order token',
    onOrder,
    replyWith(PaymentMethodsCodec, paymentMethodsToWire),
  ),
  getPaymentSlip: operation(
    'GET /api/orders/by-token/{token}/payment-slip', 'Retrieve the QR-bill of an order paid by transfer', 'own order token',
    onOrder,
    replyWith(PaymentSlipCodec, (svg) => ({ svg: svg ?? null })),
  ),
  createPayment: operation(
    'POST /api/orders/by-token/{token}/payments', 'Create a payment', 'order token',
    withBody<PaymentRequest, OfOrder & { readonly method?: string; readonly alias?: string; readonly savesCard?: boolean }>({
      body: PaymentRequest,
      encode: ({ token, method, alias, savesCard }) => ({
        path: { token }, body: omitUndefined({ payment_method: method, alias, keep_card: savesCard }),
      }),
      decode: ({ payment_method: method, alias, keep_card: savesCard }, request) =>
        pipe(
          orderOfPath(request),
          E.map((order) => ({
            ...order,
            ...omitUndefined({ method: method ?? undefined, alias: alias ?? undefined, savesCard: savesCard ?? undefined }),
          })),
        ),
    }),
    replyWith(PaymentPageCodec, (redirect) => ({ redirect: redirect ?? null })),
    { status: 201 },
  ),
  listOrders: operation(
    'GET /api/customers/me/orders', 'List the customer’s orders, newest first', 'customer',
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
  getOwnOrder: operation(
    'GET /api/customers/me/orders/{order_id}', 'Retrieve an order of the customer', 'customer',
    withoutBody<{ readonly id: number }>({
      encode: ({ id }) => ({ path: { order_id: id } }),
      decode: ({ path }) => E.right({ id: readWholeNumber(path['order_id'], IDS) ?? NO_ORDER }),
    }),
    replyWith(OrderCodec, (order, { locale }) => orderToWire(order, locale)),
  ),
  getDocuments: operation(
    'POST /api/customers/me/documents', 'List links to the customer’s documents', 'customer',
    withBody<{ readonly documents: readonly string[] }, { readonly documents: readonly string[] }>({
      body: DocumentsRequest,
      encode: ({ documents }) => ({ body: { documents } }),
      decode: E.right,
    }),
    replyWith(DocumentsCodec, (urls) => ({ result: { urls } })),
  ),
  getBonusPoints: operation(
    'GET /api/customers/me/bonus-points', 'Retrieve the customer’s bonus points', 'customer',
    noInput,
    replyWith(BonusPointsCodec, (points) => ({ points })),
  ),
  getLastPayment: operation(
    'POST /api/customers/me/last-payment', 'Retrieve the last payment method and whether invoice is available', 'visitor',
    withBody<LastPaymentRequest, object, CreditQuestion>({
      body: LastPaymentRequest,
      encode: (input, { shop }) => ({ body: lastPaymentRequest(input, shop.salesChannel) }),
      decode: () => E.right({}),
    }),
    replyWith(LastPaymentCodec, lastPaymentToWire),
  ),
}
