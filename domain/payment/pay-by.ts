import type { Order } from '../order/order.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { standingOf } from './order-standing.ts'
import { PAYMENT_HOURS } from './payment-deadline.ts'

const HOUR = 3_600_000

/** When an order that is to be paid on a payment page is given up, as an instant; `undefined` for any other. */
export const payBy = (order: Order, { paymentHours = PAYMENT_HOURS }: Pick<ShopSettings, 'paymentHours'>): string | undefined =>
  standingOf(order) === 'payable' ? new Date(new Date(order.createdAt).getTime() + paymentHours * HOUR).toISOString() : undefined
