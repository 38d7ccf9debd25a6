import type { BillingAddress, ShippingAddress } from '../address/address.ts'
import type { ShippingOption } from '../delivery/shipping-option.ts'
import type { Eye, LensOption } from '../prescription/lens-option.ts'
import type { ProductId } from '../product/product.ts'
import type { Money } from '../money/money.ts'
import type { Subscription } from './subscription.ts'

export type ShownSubscriptionItem = {
  readonly id: string
  readonly quantity: number
  readonly productId: ProductId
  readonly eye?: Eye
  readonly option: LensOption
  /** As printed on the box. */
  readonly variantRepresentation: string
}

/** A subscription as its owner sees it; `productsTotal` is the current price of its items, absent if one of them is not sold. */
export type ShownSubscription = Pick<
  Subscription,
  'id' | 'status' | 'frequency' | 'nextDay' | 'retryOn' | 'trouble' | 'orderNumber' | 'paymentMethod' | 'alias' | 'shippingMethod'
> & {
  readonly items: readonly ShownSubscriptionItem[]
  readonly productsTotal?: Money
  /** The shipping methods to its address; the chosen one may not be among them any more. */
  readonly shippingOptions: readonly ShippingOption[]
  readonly billingAddress: BillingAddress
  readonly shippingAddress: ShippingAddress
}
