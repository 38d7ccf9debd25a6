import type { SavedAddress } from '../address/address-book.ts'
import type { ShippingOption } from '../delivery/shipping-option.ts'
import type { Money } from '../money/money.ts'
import type { ShownSubscriptionItem } from './shown-subscription.ts'

/** A subscription that can be started, to the customer's default address; shipping is unknown without one. */
export type SubscriptionOffer = {
  readonly items: readonly ShownSubscriptionItem[]
  /** The current price of the items. */
  readonly productsTotal?: Money
  readonly address?: Pick<SavedAddress, 'id' | 'address'>
  readonly shippingOptions: readonly ShippingOption[]
}
