import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import { FREQUENCIES, type Frequency, makeStoredFrequency, STORED_FREQUENCIES } from '../../../domain/subscription/frequency.ts'
import { RENEWAL_TROUBLES } from '../../../domain/subscription/renewal-trouble.ts'
import type { ShownSubscription, ShownSubscriptionItem } from '../../../domain/subscription/shown-subscription.ts'
import type { SubscriptionOffer } from '../../../domain/subscription/subscription-offer.ts'
import { parseStatus, SUBSCRIPTION_STATUSES } from '../../../domain/subscription/subscription-status.ts'
import { type OfferedPayment, type SubscriptionPayment, UNATTENDED_METHODS } from '../../../domain/subscription/unattended-payment.ts'
import { AddressIdNumber } from '../address/address-book.codec.ts'
import { BillingAddressRecord, ShippingAddressRecord } from '../address/address.codec.ts'
import { ShippingOptionRecord } from '../checkout/shipping.codec.ts'
import { as, type Field, list, optional, via } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { done, type Fields, members, record, wrapped } from '../codec/record.ts'
import { textCodec, valueCodec } from '../codec/value-codec.ts'
import { Alias, Expiry, Masked } from '../payment/payment-alias.codec.ts'
import { EyeCode } from '../values/codes.codec.ts'
import { Day } from '../values/day.codec.ts'
import { MoneyRecord } from '../values/money.codec.ts'
import { ProductIdNumber } from '../values/names.codec.ts'
import { plainOption } from '../values/option.codec.ts'

export const days = <Interval extends Frequency>(
  name: string, { from: minimum, to: maximum }: typeof FREQUENCIES, make: (input: number) => E.Either<unknown, Interval>,
): Field<Interval> => ({
  wire: valueCodec(name, { type: 'integer', minimum, maximum }, (input) => (typeof input === 'number' ? make(input) : E.left(input))),
  read: (interval: Interval) => interval,
  write: ({ value }) => value,
})
/** The interval of an existing subscription, which may be shorter than any that can be chosen. */
const frequency = via(
  record<{ readonly value: Frequency; readonly unit: 'days' }>('SubscriptionFrequency', {
    value: days('StoredFrequencyDays', STORED_FREQUENCIES, makeStoredFrequency), unit: t.literal('days'),
  }),
  ({ value }) => value,
  (value): { readonly value: Frequency; readonly unit: 'days' } => ({ value, unit: 'days' }),
)
/** `inactive` is read as paused. */
export const status = textCodec('SubscriptionStatus', parseStatus, { enum: [...SUBSCRIPTION_STATUSES, 'inactive'] })

/** A card payment also names its saved card. */
export const paymentFields = {
  paymentMethod: oneOf('SubscriptionPaymentMethod', UNATTENDED_METHODS), alias: as('payment_alias', optional(Alias)),
} satisfies Fields<SubscriptionPayment>

const item = record<ShownSubscriptionItem>('SubscriptionItem', {
  id: t.string,
  quantity: t.number,
  productId: ProductIdNumber,
  eye: optional(EyeCode),
  option: as('options', plainOption),
  variantRepresentation: t.string,
})
const productsTotal = as('items_total', optional(MoneyRecord))
const shippingOptions = list(via(ShippingOptionRecord, ({ key, price }): ShippingOption => ({ key, price }), (option) => option))

export const SubscriptionRecord = record<ShownSubscription>('Subscription', {
  id: t.number,
  status,
  frequency,
  nextDay: as('next_date', Day),
  retryOn: optional(Day),
  trouble: optional(oneOf('RenewalTrouble', RENEWAL_TROUBLES)),
  orderNumber: optional(t.string),
  items: list(item),
  productsTotal,
  shippingMethod: t.string,
  shippingOptions,
  ...paymentFields,
  billingAddress: BillingAddressRecord,
  shippingAddress: ShippingAddressRecord,
})

export const SubscriptionsRecord = members('Subscriptions', SubscriptionRecord)

export const OfferRecord = record<SubscriptionOffer>('SubscriptionOffer', {
  items: list(item),
  productsTotal,
  address: optional(record<NonNullable<SubscriptionOffer['address']>>(
    'SubscriptionAddress', { id: AddressIdNumber, address: BillingAddressRecord },
  )),
  shippingOptions,
})

export const SubscriptionPaymentsRecord = wrapped('SubscriptionPaymentMethods', 'payment_methods', list(record<OfferedPayment>(
  'SubscriptionPayment', { ...paymentFields, masked: optional(Masked), expiry: optional(Expiry) },
)))

/** The result of a change: done, or the subscription does not exist. */
export const SubscriptionDone = done('SubscriptionDone', 'done')
