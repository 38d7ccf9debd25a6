import type { Order } from '../order/order.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { paymentStandingOf } from './payment-standing.ts'
import { PAYMENT_HOURS } from './payment-deadline.ts'

const HOUR = 3_600_000

/** When an order to be paid on a payment page is cancelled without payment, as an instant; `undefined` for any other. */
export const payBy = (order: Order, { paymentHours = PAYMENT_HOURS }: Pick<ShopSettings, 'paymentHours'>): string | undefined =>
  paymentStandingOf(order) === 'payable' ? new Date(new Date(order.createdAt).getTime() + paymentHours * HOUR).toISOString() : undefined
