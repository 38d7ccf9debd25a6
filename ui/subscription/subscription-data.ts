import type { ShippingOption } from '../../domain/delivery/shipping-option.ts'
import type { Money } from '../../domain/money/money.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import type { RenewalTrouble } from '../../domain/subscription/renewal-trouble.ts'
import type { ShownSubscription, ShownSubscriptionItem } from '../../domain/subscription/shown-subscription.ts'
import type { SubscriptionStatus } from '../../domain/subscription/subscription-status.ts'
import type { UnattendedMethod } from '../../domain/subscription/unattended-payment.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { paymentValue } from './payment-entry.ts'
import { toAddressLines, type AddressLines } from '../address/address-lines.ts'

/** A subscription for display; days are yyyy-MM-dd. */
export type SubscriptionEntry = {
  readonly id: number
  readonly status: SubscriptionStatus
  readonly days: number
  readonly nextDay: string
  readonly retryOn?: string
  readonly trouble?: RenewalTrouble
  readonly items: readonly ShownSubscriptionItem[]
  readonly total?: Money
  /** The accessible name that distinguishes it: its order, or its content. */
  readonly name: string
  readonly method: UnattendedMethod
  /** The radio value of its payment method. */
  readonly payment: string
  readonly shippingMethod: string
  /** The shipping methods for its address. */
  readonly shippingOptions: readonly ShippingOption[]
  readonly shipping: AddressLines
  readonly billing: AddressLines
  readonly path: string
}

export const toSubscriptionEntry = (subscription: ShownSubscription, locale: Locale): SubscriptionEntry => ({
  id: subscription.id,
  status: subscription.status,
  days: subscription.frequency.value,
  nextDay: subscription.nextDay,
  items: subscription.items,
  name: subscription.orderNumber ?? subscription.items.map(({ variantRepresentation }) => variantRepresentation).join('; '),
  method: subscription.paymentMethod,
  payment: paymentValue(subscription),
  shippingMethod: subscription.shippingMethod,
  shippingOptions: subscription.shippingOptions,
  shipping: toAddressLines(subscription.shippingAddress),
  billing: toAddressLines(subscription.billingAddress),
  path: localePath(locale, `/my-account/subscription/${subscription.id}`),
  ...omitUndefined({ retryOn: subscription.retryOn, trouble: subscription.trouble, total: subscription.productsTotal }),
})
