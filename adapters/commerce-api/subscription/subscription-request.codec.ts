import * as t from 'io-ts'
import type {
  OfferedProducts, ProductSubscriptionInput, SubscriptionAddresses, SubscriptionInput, SubscriptionUpdate,
} from '../../../application/contract/subscription.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import { type ChosenFrequency, FREQUENCIES, makeFrequency } from '../../../domain/subscription/frequency.ts'
import { SUBSCRIPTION_LINK_ACTIONS, type SubscriptionLinkAction } from '../../../domain/subscription/link-token.ts'
import type { SubscriptionPayment } from '../../../domain/subscription/unattended-payment.ts'
import { AddressIdNumber } from '../address/address-book.codec.ts'
import { ProductRequest } from '../cart/item-request.codec.ts'
import { as, computed, list, optional, via, written } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { closedRecord, type Fields, flat } from '../codec/record.ts'
import { Alias } from '../payment/payment-alias.codec.ts'
import { Day } from '../values/day.codec.ts'
import { IdempotencyKeyText } from '../values/idempotency-key.codec.ts'
import { OptionRecord, optionToWire } from '../values/option.codec.ts'
import { ExactText } from '../values/request-text.codec.ts'
import { days, paymentFields, status } from './subscription.codec.ts'

const chosenFrequency = optional(days<ChosenFrequency>('FrequencyDays', FREQUENCIES, makeFrequency))
const isConfirmed = as('frequency_confirmed', optional(t.boolean))
const nextDay = as('next_date', optional(Day))

const input = {
  key: IdempotencyKeyText,
  payment: flat<SubscriptionPayment>(paymentFields),
  frequency: chosenFrequency,
  isConfirmed: via(isConfirmed, (confirmed) => confirmed === true, (confirmed) => confirmed),
  nextDay,
} satisfies Fields<Omit<SubscriptionInput, 'orderId'>>

export const SubscriptionRequest = closedRecord<Omit<SubscriptionInput, 'orderId'>>('SubscriptionRequest', input)

type LineInput = NonNullable<SubscriptionUpdate['quantities']>[number]
/** Under plain names: the line itself says for which eye the values are. Unknown names stay in, so that the domain can name them. */
const typedOption = via(OptionRecord, (wire): LensOption => wire, (option) => optionToWire(undefined, option))
const line = closedRecord<LineInput>(
  'SubscriptionQuantity', { id: ExactText, quantity: t.number, option: as('options', optional(typedOption)) },
)

type PaymentOnWire = {
  readonly payment_method?: SubscriptionPayment['paymentMethod'] | null
  readonly payment_alias?: SubscriptionPayment['alias'] | null
}

export const SubscriptionUpdateRequest = closedRecord<SubscriptionUpdate>('SubscriptionUpdateRequest', {
  status: optional(status),
  skipDay: as('skip_date', optional(Day)),
  nextDay,
  frequency: chosenFrequency,
  isConfirmed,
  payment: computed(({ payment_method: paymentMethod, payment_alias: alias }: PaymentOnWire): SubscriptionPayment | undefined =>
    (paymentMethod ? { paymentMethod, ...omitUndefined({ alias: alias ?? undefined }) } : undefined)),
  payment_method: written(optional(paymentFields.paymentMethod), ({ payment }: SubscriptionUpdate) => payment?.paymentMethod),
  payment_alias: written(optional(Alias), ({ payment }: SubscriptionUpdate) => payment?.alias),
  shippingMethod: optional(ExactText),
  quantities: as('items', optional(list(line))),
}, {
  faulty: ({ payment_method: method, payment_alias: alias }: PaymentOnWire) => (alias && !method ? 'payment_method' : undefined),
  schema: { dependentRequired: { payment_alias: ['payment_method'] } },
})

const billing = as('billing_address_id', AddressIdNumber)
const shipping = as('shipping_address_id', AddressIdNumber)

export const SubscriptionAddressesRequest = closedRecord<SubscriptionAddresses>(
  'SubscriptionAddressesRequest', { billing, shipping, ids: as('subscriptions', optional(list(t.number))) },
)

const items = list(ProductRequest)

export const ProductOfferRequest = closedRecord<OfferedProducts>('SubscriptionOfferRequest', { items, shipping: optional(shipping) })

export const ProductSubscriptionRequest = closedRecord<ProductSubscriptionInput>(
  'ProductSubscriptionRequest', { items, billing, shipping, shippingMethod: ExactText, ...input },
)

export const SubscriptionLinkRequest = closedRecord<{ readonly token: string; readonly action: SubscriptionLinkAction }>(
  'SubscriptionLinkRequest', { token: ExactText, action: oneOf('SubscriptionLinkAction', SUBSCRIPTION_LINK_ACTIONS) },
)
