import type { Order } from '../order/order.ts'
import { boughtLines } from '../product/gift-line.ts'
import { daysAfter } from '../reminder/calendar-day.ts'
import { isUndone } from '../reminder/can-be-reminded-of.ts'
import type { AccountId } from '../customer/account-id.ts'
import { DEFAULT_FREQUENCY, type ChosenFrequency } from './frequency.ts'
import type { Subscription } from './subscription.ts'
import type { SubscriptionPayment } from './unattended-payment.ts'

/** Something was bought that somebody has, or will have: gifts alone are never delivered again. */
export const canBeSubscribedTo = (order: Pick<Order, 'status' | 'lines'>): boolean =>
  !isUndone(order) && boughtLines(order.lines).length > 0

/** What is delivered, and where to, however it was chosen. */
export type SubscribedProducts = Pick<
  Subscription,
  'orderNumber' | 'lines' | 'brandChannel' | 'locale' | 'billingAddress' | 'shippingAddress' | 'shippingMethod'
>

/** What was bought with an order, sent to where it went. */
export const subscribedProductsOf = (order: Order): SubscribedProducts => ({
  orderNumber: order.number,
  lines: boughtLines(order.lines),
  brandChannel: order.brandChannel,
  locale: order.locale,
  billingAddress: order.billingAddress,
  shippingAddress: order.shippingAddress,
  shippingMethod: order.shippingMethod,
})

export type SubscriptionStartInput = {
  readonly goods: SubscribedProducts
  readonly owner: AccountId
  readonly payment: SubscriptionPayment
  readonly frequency?: ChosenFrequency
  readonly nextDay?: string
}

/** A subscription to goods: active, and first delivered one rhythm from today. */
export const newSubscription = (
  { goods, owner, payment, frequency = DEFAULT_FREQUENCY, nextDay }: SubscriptionStartInput, today: string,
): Omit<Subscription, 'id'> => ({
  ...goods,
  accountId: owner,
  status: 'active',
  frequency,
  nextDay: nextDay ?? daysAfter(today, frequency.value),
  tries: 0,
  ...payment,
})
