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
  readonly againOn?: string
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
  readonly ways: readonly ShippingOption[]
  readonly shipping: AddressLines
  readonly billing: AddressLines
  readonly path: string
}

export const toSubscriptionEntry = (one: ShownSubscription, locale: Locale): SubscriptionEntry => ({
  id: one.id,
  status: one.status,
  days: one.frequency.value,
  nextDay: one.nextDay,
  items: one.items,
  name: one.orderNumber ?? one.items.map(({ variantRepresentation }) => variantRepresentation).join('; '),
  method: one.paymentMethod,
  payment: paymentValue(one),
  shippingMethod: one.shippingMethod,
  ways: one.shippingOptions,
  shipping: toAddressLines(one.shippingAddress),
  billing: toAddressLines(one.billingAddress),
  path: localePath(locale, `/my-account/subscription/${one.id}`),
  ...omitUndefined({ againOn: one.againOn, trouble: one.trouble, total: one.productsTotal }),
})
