import { formatMoney } from '../../../domain/money/money-format.ts'
import type { OrderRefusal } from '../../../domain/order/order-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

const CHANGED = {
  lines: 'error.order_changed_lines',
  addresses: 'error.order_changed_addresses',
  shipping: 'error.order_changed_shipping',
  payment: 'error.order_changed_payment',
  prices: 'error.order_changed_prices',
} as const

export const orderWords: WordsFor<OrderRefusal> = {
  TermsNotAccepted: () => message('error.terms_not_accepted'),
  TotalChanged: ({ total }) => message('error.total_changed', { total: formatMoney(total) }),
  TooManyUnpaidOrders: ({ of }) => message(`error.unpaid_orders_of_${of}`),
  OrderChanged: ({ changed: [part = 'prices'] }) => message(CHANGED[part]),
  OrderLimitReached: ({ limit }) => message('error.order_limit_reached', { limit: formatMoney(limit) }),
  NotDeliveredThere: () => message('error.not_delivered_there'),
  OrderOfAnother: () => message('error.order_of_another'),
  OrderAccessNotVerified: () => message('error.order_access_not_verified'),
  WrongOrderStatus: () => message('error.wrong_order_status'),
  QuantityNotAvailable: ({ left }) => message('error.quantity_not_available', { left: String(left) }),
  MalformedTracking: () => message('error.malformed_tracking'),
  NoDocuments: () => message('error.no_documents'),
}
