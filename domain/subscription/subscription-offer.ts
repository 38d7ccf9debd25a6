import type { BookedAddress } from '../address/address-book.ts'
import type { ShippingOption } from '../delivery/shipping-option.ts'
import type { Money } from '../money/money.ts'
import type { ShownSubscriptionItem } from './shown-subscription.ts'

/** What a subscription to goods would be, to the customer's default address; without one nothing is known of its shipping. */
export type SubscriptionOffer = {
  readonly items: readonly ShownSubscriptionItem[]
  /** What the goods cost today. */
  readonly productsTotal?: Money
  readonly address?: Pick<BookedAddress, 'id' | 'address'>
  readonly shippingOptions: readonly ShippingOption[]
}
