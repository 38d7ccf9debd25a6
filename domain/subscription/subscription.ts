import type { BillingAddress, ShippingAddress } from '../address/address.ts'
import type { CartLine } from '../cart/cart.ts'
import type { AccountId } from '../customer/account-id.ts'
import type { OrderToken } from '../order/order.ts'
import { daysAfter } from '../reminder/calendar-day.ts'
import type { BrandChannel } from '../shop/brand-channel.ts'
import type { Locale } from '../shop/locale.ts'
import type { ChosenFrequency, Frequency } from './frequency.ts'
import type { RenewalTrouble } from './renewal-trouble.ts'
import type { SubscriptionStatus } from './subscription-status.ts'
import type { SubscriptionPayment } from './unattended-payment.ts'

/**
 * The wish to get the same goods again and again (Account §3). What they cost is the shop's price of the day they are ordered on:
 * the prices in its lines are those of the day it was made and count for nothing.
 */
export type Subscription = SubscriptionPayment & {
  readonly id: number
  readonly accountId: AccountId
  readonly status: SubscriptionStatus
  readonly frequency: Frequency
  /** When the next delivery is ordered; yyyy-MM-dd, as all its days. */
  readonly nextDay: string
  /** The delivery its owner was told of last, by its day. */
  readonly toldOf?: string
  /** When a delivery that was refused is tried again, how often it was tried, and why it was refused. */
  readonly againOn?: string
  readonly tries: number
  readonly trouble?: RenewalTrouble
  /** The order it was made from, where it was not made from goods alone. */
  readonly orderNumber?: string
  readonly lines: readonly CartLine[]
  readonly brandChannel: BrandChannel
  readonly locale: Locale
  readonly billingAddress: BillingAddress
  readonly shippingAddress: ShippingAddress
  readonly shippingMethod: string
  /** The order of its next delivery, for as long as the card has not paid it. */
  readonly orderToken?: OrderToken
}

/** How many days before a delivery is ordered its owner is told. */
export const NOTICE_DAYS = 7

/** The day from which on to look at it; none while it is paused. */
export const lookOn = ({ status, nextDay, toldOf, againOn }: Subscription): string | undefined => {
  if (status === 'paused') return undefined
  return toldOf === nextDay ? againOn ?? nextDay : daysAfter(nextDay, -NOTICE_DAYS)
}

/** Another delivery is next: nothing is known of it, and nothing stands against it. */
export const withNextDay = (
  { toldOf: _told, againOn: _again, trouble: _trouble, orderToken: _order, ...subscription }: Subscription, nextDay: string,
): Subscription => ({ ...subscription, nextDay, tries: 0 })

/** The first day of its rhythm that is still ahead of a day. */
const rhythmAfter = ({ nextDay, frequency: { value } }: Subscription, today: string): string => {
  const next = daysAfter(nextDay, value)
  return next > today ? next : daysAfter(today, value)
}

/** The next delivery was ordered, or is not wanted: the one after it is next. */
export const withoutNextDelivery = (subscription: Subscription, today: string): Subscription =>
  withNextDay(subscription, rhythmAfter(subscription, today))

/** The order its card is to pay was given up: the delivery is to be ordered anew. */
export const withoutOrder = ({ orderToken: _order, ...subscription }: Subscription): Subscription => subscription

/** Nobody wants deliveries for now. */
export const paused = (subscription: Subscription): Subscription => ({ ...subscription, status: 'paused' })

/** They are wanted again: a day that has passed meanwhile is reckoned anew (decision G6). */
const resumed = (subscription: Subscription, today: string): Subscription => {
  const { nextDay, frequency } = subscription
  return { ...withNextDay(subscription, nextDay > today ? nextDay : daysAfter(today, frequency.value)), status: 'active' }
}

/** What its owner says of it; what is absent stays as it is. */
export type SubscriptionChange = {
  readonly status?: SubscriptionStatus
  /** Leaves out the delivery of this day; a day that is not the next one changes nothing, so that a repeated request skips once. */
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

/** A subscription as its owner wants it now; what stood against its next delivery is tried anew. */
export const changeSubscription = (
  subscription: Subscription, { status, skipDay, nextDay, payment, ...change }: SubscriptionChange, today: string,
): Subscription => {
  const { againOn: _again, trouble: _trouble, ...changed } = {
    ...withStatus(withPayment(subscription, payment), status, today), ...change, tries: 0,
  }
  if (nextDay !== undefined) return withNextDay(changed, nextDay)
  return skipDay === changed.nextDay ? withoutNextDelivery(changed, today) : changed
}
