import type { Insertable, Selectable } from 'kysely'
import type { CouponUse } from '../../../application/commerce/order/order-repository.port.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import type { Order } from '../../../domain/order/order.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { orderCodec } from './order-codec.ts'
import { secretHash } from '../rows/secret-hash.ts'
import { toJson } from '../rows/to-json.ts'
import type { OrderLineTable, OrderTable } from '../tables.ts'

export const toOrder = ({ token, body }: Pick<Selectable<OrderTable>, 'token' | 'body'>): Order =>
  decodeRow(orderCodec, 'purchase_order', token, body)

/** The columns of an order that change after it was placed. */
export const changingColumns =
  (order: Order): Pick<Insertable<OrderTable>, 'status' | 'body' | 'paid_at'>
    & { readonly refunded_cents: number; readonly network_hash?: null } => ({
    ...(order.status === 'payment_pending' ? {} : { network_hash: null }),
  status: order.status,
  body: toJson(order),
  paid_at: order.paidAt ?? null,
  refunded_cents: order.refunded?.cents ?? 0,
})

/** The columns are for queries; `body` contains the whole order. */
export const fromOrder = (order: Order, network?: string): Omit<Insertable<OrderTable>, 'body'> & { readonly body: Order } => ({
  token: order.token,
  id: order.id,
  account_id: order.accountId ?? null,
  number: order.number,
  cart_token: order.cartToken,
  email: order.email,
  customer: customerKey(order.email),
  currency: order.currency,
  items_cents: order.totals.itemsTotal.cents,
  shipping_cents: order.totals.shippingTotal.cents,
  total_cents: order.totals.total.cents,
  created_at: order.createdAt,
  paid_at: order.paidAt ?? null,
  status: order.status,
  network_hash: network === undefined || order.status !== 'payment_pending' ? null : secretHash(network),
  body: order,
})

/** The order lines as rows, for statistics and stock. */
export const fromLines = (order: Order, use?: CouponUse): Insertable<OrderLineTable>[] =>
  order.lines.map((line, index) => ({
    order_token: order.token,
    position: index + 1,
    product_id: line.productId,
    variant_id: line.variantId,
    eye: line.eye ?? null,
    quantity: line.quantity,
    unit_cents: line.unitPrice.cents,
    total_cents: line.total.cents,
    promotion_cents: use?.shares.get(line.id)?.cents ?? 0,
  }))
