import type { Customer } from '../customer/customer.ts'
import type { MarketingSubscription } from '../customer/marketing.ts'
import { boughtLines } from '../product/gift-line.ts'
import type { Cart } from './cart.ts'

const HOUR = 3_600_000
const LEFT_AFTER_HOURS = 24
const LEFT_UNTIL_HOURS = 72

/** The range of last changes of the carts that count as abandoned now. */
export type AbandonmentWindow = { readonly after: Date; readonly before: Date }

/** A cart counts as abandoned a day after its last change; after three days no mail is sent any more. */
export const abandonedBetween = (now: Date): AbandonmentWindow => ({
  after: new Date(now.getTime() - LEFT_UNTIL_HOURS * HOUR),
  before: new Date(now.getTime() - LEFT_AFTER_HOURS * HOUR),
})

export type AbandonedCart = {
  readonly cart: Cart
  readonly customer: Customer
  /** The customer's marketing subscription at the cart's brand, if any. */
  readonly subscription?: MarketingSubscription
}

/**
 * The subscription to send a reminder to: the customer agreed to such mails, the e-mail address is verified and the cart still has
 * items.
 */
export const cartReminderTo = ({ cart, customer, subscription }: AbandonedCart): MarketingSubscription | undefined => {
  const hasItems = cart.checkoutState !== 'completed' && boughtLines(cart.lines).length > 0
  return hasItems && customer.isVerified && subscription?.channels.includes('marketing_automation') === true ? subscription : undefined
}
