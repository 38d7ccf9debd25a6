import type { Customer } from '../customer/customer.ts'
import type { MarketingSubscription } from '../customer/marketing.ts'
import { boughtLines } from '../product/gift-line.ts'
import type { Cart } from './cart.ts'

const HOUR = 3_600_000
const LEFT_AFTER_HOURS = 24
const LEFT_UNTIL_HOURS = 72

/** When a cart was changed last that counts as left behind at a moment. */
export type LeftBetween = { readonly after: Date; readonly before: Date }

/** A day after its last change a cart is left behind; after three days nobody wants to hear of it any more. */
export const leftBetween = (now: Date): LeftBetween => ({
  after: new Date(now.getTime() - LEFT_UNTIL_HOURS * HOUR),
  before: new Date(now.getTime() - LEFT_AFTER_HOURS * HOUR),
})

export type LeftCart = {
  readonly cart: Cart
  readonly customer: Customer
  /** What the brand of the cart may write to the customer about, if anything. */
  readonly subscription?: MarketingSubscription
}

/** Whom to remind of a cart: who agreed to such letters, in a mailbox that is proven theirs, of goods that still wait. */
export const cartReminderTo = ({ cart, customer, subscription }: LeftCart): MarketingSubscription | undefined => {
  const waits = cart.checkoutState !== 'completed' && boughtLines(cart.lines).length > 0
  return waits && customer.isVerified && subscription?.channels.includes('marketing_automation') === true ? subscription : undefined
}
