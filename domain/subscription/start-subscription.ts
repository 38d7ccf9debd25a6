import type { Order } from '../order/order.ts'
import { boughtLines } from '../product/gift-line.ts'
import { daysAfter } from '../shop/day-number.ts'
import { isUndone } from '../reminder/can-be-reminded-of.ts'
import type { AccountId } from '../customer/account-id.ts'
import { DEFAULT_FREQUENCY, type ChosenFrequency } from './frequency.ts'
import type { Subscription } from './subscription.ts'
import type { SubscriptionPayment } from './unattended-payment.ts'

/** Whether the order contains something bought and is not undone: gifts alone cannot be subscribed to. */
export const canBeSubscribedTo = (order: Pick<Order, 'status' | 'lines'>): boolean =>
  !isUndone(order) && boughtLines(order.lines).length > 0

/** The items and addresses of a subscription. */
export type SubscribedProducts = Pick<
  Subscription,
  'orderNumber' | 'lines' | 'brandChannel' | 'locale' | 'billingAddress' | 'shippingAddress' | 'shippingMethod'
>

/** The bought items of an order, with its addresses. */
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
  readonly products: SubscribedProducts
  readonly owner: AccountId
  readonly payment: SubscriptionPayment
  readonly frequency?: ChosenFrequency
  readonly nextDay?: string
}

/** A new subscription: active, with the first delivery one interval from today. */
export const newSubscription = (
  { products, owner, payment, frequency = DEFAULT_FREQUENCY, nextDay }: SubscriptionStartInput, today: string,
): Omit<Subscription, 'id'> => ({
  ...products,
  accountId: owner,
  status: 'active',
  frequency,
  nextDay: nextDay ?? daysAfter(today, frequency.value),
  tries: 0,
  ...payment,
})
