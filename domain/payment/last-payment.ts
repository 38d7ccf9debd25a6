import type { Order } from '../order/order.ts'
import type { PaymentMethod } from '../checkout/payment-method.ts'

/** What a customer's earlier orders allow (Commerce §7, decision A54). */
export type LastPayment = { readonly lastPaymentMethod?: PaymentMethod; readonly invoiceAllowed: boolean }

/** For guests, new customers, and if the orders cannot be loaded. */
export const NO_LAST_PAYMENT: LastPayment = { invoiceAllowed: false }

const isUndone = ({ status }: Pick<Order, 'status'>): boolean => status === 'cancelled' || status === 'returned'

/** A customer who paid an order may pay the next by invoice; the newest order's method is preselected. Newest order first. */
export const lastPayment = (orders: readonly Pick<Order, 'status' | 'paidAt' | 'paymentMethod'>[]): LastPayment => {
  const valid = orders.filter((order) => !isUndone(order))
  const method = valid.find(({ paymentMethod }) => paymentMethod !== undefined)?.paymentMethod
  return {
    invoiceAllowed: valid.some(({ paidAt }) => paidAt !== undefined),
    ...(method === undefined ? {} : { lastPaymentMethod: method }),
  }
}
