import type { Order } from '../order/order.ts'
import type { PaymentMethod } from '../checkout/payment-method.ts'

/** What a customer's earlier orders allow now (Commerce §7, decision A54). */
export type LastPayment = { readonly lastPaymentMethod?: PaymentMethod; readonly invoiceAllowed: boolean }

/** For guests, new customers, and whenever the answer cannot be had. */
export const NO_LAST_PAYMENT: LastPayment = { invoiceAllowed: false }

const isOutOfTheWay = ({ status }: Pick<Order, 'status'>): boolean => status === 'cancelled' || status === 'returned'

/** Who paid an order before may pay the next by invoice; the newest order's method is proposed. Newest order first. */
export const lastPayment = (orders: readonly Pick<Order, 'status' | 'paidAt' | 'paymentMethod'>[]): LastPayment => {
  const kept = orders.filter((order) => !isOutOfTheWay(order))
  const method = kept.find(({ paymentMethod }) => paymentMethod !== undefined)?.paymentMethod
  return {
    invoiceAllowed: kept.some(({ paidAt }) => paidAt !== undefined),
    ...(method === undefined ? {} : { lastPaymentMethod: method }),
  }
}
