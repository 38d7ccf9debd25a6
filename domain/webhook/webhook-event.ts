import type { ChangeEvent, OrderChange } from '../order/order-change.ts'
import type { Order, OrderStatus } from '../order/order.ts'
import type { ProductId } from '../product/product.ts'
import { productOfVariant, type VariantId } from '../product/variant.ts'
import { NEVER_STOCKED, type Stock } from '../stock/stock.ts'

/** What webhooks report. It contains no personal data: details are read with an access token. */
export type WebhookEvent =
  | { readonly type: 'order.placed'; readonly number: string; readonly status: OrderStatus }
  | { readonly type: ChangeEvent; readonly number: string; readonly from: OrderStatus; readonly status: OrderStatus }
  | { readonly type: 'stock.changed'; readonly variantId: VariantId; readonly productId: ProductId; readonly stock: Stock }

export const orderPlaced = ({ number, status }: Pick<Order, 'number' | 'status'>): WebhookEvent =>
  ({ type: 'order.placed', number, status })

export const orderChanged = ({ number }: Pick<Order, 'number'>, { event, from, to }: OrderChange): WebhookEvent =>
  ({ type: event, number, from, status: to })

/** A variant is reported when it sells out, comes back, or deliveries to the shop are stopped or resumed. */
export const stockChanged = (variantId: VariantId, before: Stock = NEVER_STOCKED, stock: Stock = NEVER_STOCKED): readonly WebhookEvent[] =>
  before.onHand > 0 === stock.onHand > 0 && before.stopOrder === stock.stopOrder
    ? []
    : [{ type: 'stock.changed', variantId, productId: productOfVariant(variantId), stock }]
