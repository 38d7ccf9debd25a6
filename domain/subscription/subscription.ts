import type { BillingAddress, ShippingAddress } from '../address/address.ts'
import type { CartLine } from '../cart/cart.ts'
import type { AccountId } from '../customer/account-id.ts'
import type { OrderToken } from '../order/order.ts'
import { daysAfter } from '../shop/day-number.ts'
import type { BrandChannel } from '../shop/brand-channel.ts'
import type { Locale } from '../shop/locale.ts'
import type { ChosenFrequency, Frequency } from './frequency.ts'
import type { RenewalTrouble } from './renewal-trouble.ts'
import type { SubscriptionStatus } from './subscription-status.ts'
import type { SubscriptionPayment } from './unattended-payment.ts'

/**
 * A subscription to regular deliveries of the same items (Account §3). The price is the current price on the day of each order: the
 * prices in its lines are those of the day it was created and do not count.
 */
export type Subscription = SubscriptionPayment & {
  readonly id: number
  readonly accountId: AccountId
  readonly status: SubscriptionStatus
  readonly frequency: Frequency
  /** When the next delivery is ordered; yyyy-MM-dd, as all its days. */
  readonly nextDay: string
  /** The day of the delivery that its owner was last notified of. */
  readonly notifiedFor?: string
  /** When a refused delivery is tried again, the number of attempts, and the reason. */
  readonly retryOn?: string
  readonly tries: number
  readonly trouble?: RenewalTrouble
  /** The order it was created from, if any. */
  readonly orderNumber?: string
  readonly lines: readonly CartLine[]
  readonly brandChannel: BrandChannel
  readonly locale: Locale
  readonly billingAddress: BillingAddress
  readonly shippingAddress: ShippingAddress
  readonly shippingMethod: string
  /** The order of its next delivery, until its card has paid it. */
  readonly orderToken?: OrderToken
}

/** How many days before the order of a delivery its owner is notified. */
export const NOTICE_DAYS = 7

/** The day on which it is due for a check; none while it is paused. */
export const checkDueOn = ({ status, nextDay, notifiedFor, retryOn }: Subscription): string | undefined => {
  if (status === 'paused') return undefined
  return notifiedFor === nextDay ? retryOn ?? nextDay : daysAfter(nextDay, -NOTICE_DAYS)
}

/** Moves the next delivery: notice, attempts and order of the former one are cleared. */
export const withNextDay = (
  { notifiedFor: _told, retryOn: _again, trouble: _trouble, orderToken: _order, ...subscription }: Subscription, nextDay: string,
): Subscription => ({ ...subscription, nextDay, tries: 0 })

/** The next day of its interval after a day. */
const nextIntervalDay = ({ nextDay, frequency: { value } }: Subscription, today: string): string => {
  const next = daysAfter(nextDay, value)
  return next > today ? next : daysAfter(today, value)
}

/** The next delivery was ordered or skipped: moves on to the one after it. */
export const withoutNextDelivery = (subscription: Subscription, today: string): Subscription =>
  withNextDay(subscription, nextIntervalDay(subscription, today))

/** The order of the delivery was cancelled without payment: it must be ordered again. */
export const withoutOrder = ({ orderToken: _order, ...subscription }: Subscription): Subscription => subscription

/** Pauses a subscription. */
export const paused = (subscription: Subscription): Subscription => ({ ...subscription, status: 'paused' })

/** Resumes a subscription: a day that has passed meanwhile is recalculated (decision G6). */
const resumed = (subscription: Subscription, today: string): Subscription => {
  const { nextDay, frequency } = subscription
  return { ...withNextDay(subscription, nextDay > today ? nextDay : daysAfter(today, frequency.value)), status: 'active' }
}

/** A change by its owner; absent fields stay as they are. */
export type SubscriptionChange = {
  readonly status?: SubscriptionStatus
  /** Skips the delivery of this day; a day that is not the next one changes nothing, so that a repeated request skips once. */
  readonly skipDay?: string
  readonly nextDay?: string
  readonly frequency?: ChosenFrequency
  readonly payment?: SubscriptionPayment
  readonly lines?: readonly CartLine[]
  readonly shippingMethod?: string
}

const withPayment = (subscription: Subscription, payment: SubscriptionPayment | undefined): Subscription => {
  if (payment === undefined) return subscription
  const { alias: _card, ...paid } = subscription
  return { ...paid, ...payment }
}

const withStatus = (subscription: Subscription, status: SubscriptionStatus | undefined, today: string): Subscription => {
  if (status === undefined || status === subscription.status) return subscription
  return status === 'paused' ? paused(subscription) : resumed(subscription, today)
}

/** A subscription after a change; a failed delivery is tried again. */
export const changeSubscription = (
  subscription: Subscription, { status, skipDay, nextDay, payment, ...change }: SubscriptionChange, today: string,
): Subscription => {
  const { retryOn: _again, trouble: _trouble, ...changed } = {
    ...withStatus(withPayment(subscription, payment), status, today), ...change, tries: 0,
  }
  if (nextDay !== undefined) return withNextDay(changed, nextDay)
  return skipDay === changed.nextDay ? withoutNextDelivery(changed, today) : changed
}
