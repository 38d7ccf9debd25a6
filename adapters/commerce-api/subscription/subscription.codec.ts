import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type {
  OfferedProducts, ProductSubscriptionInput, RequestedProduct, SubscriptionAddresses, SubscriptionInput, SubscriptionUpdate,
} from '../../../application/contract/subscription.ts'
import { toAddressId } from '../../../domain/address/address-book.ts'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { FREQUENCIES, makeFrequency, makeStoredFrequency, STORED_FREQUENCIES } from '../../../domain/subscription/frequency.ts'
import { SUBSCRIPTION_LINK_ACTIONS } from '../../../domain/subscription/link-token.ts'
import { RENEWAL_TROUBLES } from '../../../domain/subscription/renewal-trouble.ts'
import type { ShownSubscription, ShownSubscriptionItem } from '../../../domain/subscription/shown-subscription.ts'
import type { SubscriptionOffer } from '../../../domain/subscription/subscription-offer.ts'
import { parseStatus, SUBSCRIPTION_STATUSES } from '../../../domain/subscription/subscription-status.ts'
import { type OfferedPayment, type SubscriptionPayment, UNATTENDED_METHODS } from '../../../domain/subscription/unattended-payment.ts'
import {
  billingAddressOf, billingAddressToWire, BillingAddressWire, shippingAddressOf, shippingAddressToWire, ShippingAddressWire,
} from '../address/address.codec.ts'
import { productRequest, ProductRequest } from '../cart/item-request.codec.ts'
import { ShippingOptionRecord } from '../checkout/shipping.codec.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { shortList } from '../codec/short-list.ts'
import { textCodec, valueCodec } from '../codec/value-codec.ts'
import { Alias, Expiry, Masked } from '../payment/payment-alias.codec.ts'
import { inCurrency } from '../values/cents.codec.ts'
import { EyeCode } from '../values/codes.codec.ts'
import { Day } from '../values/day.codec.ts'
import { IdempotencyKeyText } from '../values/idempotency-key.codec.ts'
import { moneyOf, moneyToWire, MoneyWire } from '../values/money.codec.ts'
import { ProductIdNumber } from '../values/names.codec.ts'
import { optionOf, OptionRecord, optionToWire } from '../values/option.codec.ts'
import { ExactText } from '../values/request-text.codec.ts'

const FrequencyDays = valueCodec(
  'FrequencyDays', { type: 'integer', minimum: FREQUENCIES.from, maximum: FREQUENCIES.to },
  (input) => (typeof input === 'number' ? E.map(({ value }: { readonly value: number }) => value)(makeFrequency(input)) : E.left(input)),
)
/** The interval of an existing subscription, which may be shorter than any that can be chosen. */
const StoredFrequencyDays = valueCodec(
  'StoredFrequencyDays', { type: 'integer', minimum: STORED_FREQUENCIES.from, maximum: STORED_FREQUENCIES.to },
  (input) => E.map(({ value }: { readonly value: number }) => value)(makeStoredFrequency(input)),
)
const frequencyOf = (days: number) => {
  const frequency = makeFrequency(days)
  return E.isRight(frequency) ? frequency.right : undefined
}
/** `inactive` is read as paused. */
const Status = textCodec('SubscriptionStatus', parseStatus, { type: 'string', enum: [...SUBSCRIPTION_STATUSES, 'inactive'] })
const Method = oneOf('SubscriptionPaymentMethod', UNATTENDED_METHODS)

/** A card payment also names its saved card. */
const paymentOf = (paymentMethod: SubscriptionPayment['paymentMethod'], alias: SubscriptionPayment['alias'] | null): SubscriptionPayment =>
  ({ paymentMethod, ...omitUndefined({ alias: alias ?? undefined }) })

export const SubscriptionRequest = closed(
  'SubscriptionRequest',
  { key: IdempotencyKeyText, payment_method: Method },
  {
    payment_alias: nullable(Alias), frequency: nullable(FrequencyDays), frequency_confirmed: nullable(t.boolean),
    next_date: nullable(Day),
  },
)
type SubscriptionRequest = t.TypeOf<typeof SubscriptionRequest>

type InputWithoutOrder = Omit<SubscriptionInput, 'orderId'>

const lensFilterOf = (wire: SubscriptionRequest): InputWithoutOrder => ({
  key: wire.key, payment: paymentOf(wire.payment_method, wire.payment_alias), isConfirmed: wire.frequency_confirmed === true,
  ...omitUndefined({ frequency: frequencyOf(wire.frequency ?? 0), nextDay: wire.next_date ?? undefined }),
})

export const subscriptionInputOf = (orderId: number, wire: SubscriptionRequest): SubscriptionInput => ({ orderId, ...lensFilterOf(wire) })

export const subscriptionInputToWire = ({ key, frequency, isConfirmed, nextDay, payment }: InputWithoutOrder): SubscriptionRequest => ({
  key,
  payment_method: payment.paymentMethod,
  frequency_confirmed: isConfirmed,
  ...omitUndefined({ payment_alias: payment.alias, frequency: frequency?.value, next_date: nextDay }),
})

/** Values under their plain names: the line itself says for which eye they are. */
const Line = closed('SubscriptionQuantity', { id: ExactText, quantity: t.number }, { options: nullable(OptionRecord) })
type Line = t.TypeOf<typeof Line>
type LineInput = NonNullable<SubscriptionUpdate['quantities']>[number]

// Unknown names stay in, so that the domain can name them.
const lineOf = ({ id, quantity, options }: Line): LineInput => ({ id, quantity, ...omitUndefined({ option: options ?? undefined }) })
const lineToWire = ({ id, quantity, option }: LineInput): Line =>
  ({ id, quantity, ...(option === undefined ? {} : { options: optionToWire(undefined, option) }) })

export const SubscriptionUpdateRequest = closed('SubscriptionUpdateRequest', {}, {
  status: nullable(Status),
  skip_date: nullable(Day),
  next_date: nullable(Day),
  frequency: nullable(FrequencyDays),
  frequency_confirmed: nullable(t.boolean),
  payment_method: nullable(Method),
  payment_alias: nullable(Alias),
  shipping_method: nullable(ExactText),
  items: nullable(shortList(Line)),
})
type SubscriptionUpdateRequest = t.TypeOf<typeof SubscriptionUpdateRequest>

export const updateOf = (wire: SubscriptionUpdateRequest): SubscriptionUpdate =>
  omitUndefined({
    status: wire.status ?? undefined,
    skipDay: wire.skip_date ?? undefined,
    nextDay: wire.next_date ?? undefined,
    frequency: frequencyOf(wire.frequency ?? 0),
    isConfirmed: wire.frequency_confirmed ?? undefined,
    payment: wire.payment_method ? paymentOf(wire.payment_method, wire.payment_alias) : undefined,
    shippingMethod: wire.shipping_method ?? undefined,
    quantities: wire.items?.map(lineOf),
  })

export const updateToWire = (update: SubscriptionUpdate): SubscriptionUpdateRequest =>
  omitUndefined({
    status: update.status,
    skip_date: update.skipDay,
    next_date: update.nextDay,
    frequency: update.frequency?.value,
    frequency_confirmed: update.isConfirmed,
    payment_method: update.payment?.paymentMethod,
    payment_alias: update.payment?.alias,
    shipping_method: update.shippingMethod,
    items: update.quantities?.map(lineToWire),
  })

export const SubscriptionAddressesRequest = closed(
  'SubscriptionAddressesRequest',
  { billing_address_id: t.number, shipping_address_id: t.number },
  { subscriptions: nullable(shortList(t.number)) },
)
type SubscriptionAddressesRequest = t.TypeOf<typeof SubscriptionAddressesRequest>

export const addressesOf = (wire: SubscriptionAddressesRequest): SubscriptionAddresses => ({
  billing: toAddressId(wire.billing_address_id),
  shipping: toAddressId(wire.shipping_address_id),
  ...omitUndefined({ ids: wire.subscriptions ?? undefined }),
})

export const addressesToWire = ({ ids, billing, shipping }: SubscriptionAddresses): SubscriptionAddressesRequest => ({
  billing_address_id: billing, shipping_address_id: shipping, ...omitUndefined({ subscriptions: ids }),
})

const ItemWire = t.strict(
  {
    id: t.string, quantity: t.number, product_id: ProductIdNumber, eye: nullable(EyeCode), options: OptionRecord,
    variant_representation: t.string,
  },
  'SubscriptionItem',
)
type ItemWire = t.TypeOf<typeof ItemWire>

const itemToWire = ({ id, quantity, productId, eye, option, variantRepresentation }: ShownSubscriptionItem): ItemWire => ({
  id, quantity, product_id: productId, eye: eye ?? null, options: optionToWire(undefined, option),
  variant_representation: variantRepresentation,
})

const itemOf = ({ id, quantity, product_id: productId, eye, options, variant_representation: variantRepresentation }: ItemWire):
  ShownSubscriptionItem => ({
  id, quantity, productId, option: optionOf(undefined, options), variantRepresentation, ...omitUndefined({ eye: eye ?? undefined }),
})

const SubscriptionWire = t.strict(
  {
    id: t.number,
    status: Status,
    frequency: t.strict({ value: StoredFrequencyDays, unit: t.literal('days') }, 'SubscriptionFrequency'),
    next_date: Day,
    retry_on: nullable(Day),
    trouble: nullable(oneOf('RenewalTrouble', RENEWAL_TROUBLES)),
    /** Absent if it was created from products alone. */
    order_number: nullable(t.string),
    items: t.readonlyArray(ItemWire),
    items_total: nullable(MoneyWire),
    shipping_method: t.string,
    shipping_options: t.readonlyArray(ShippingOptionRecord.wire),
    payment_method: Method,
    payment_alias: nullable(Alias),
    billing_address: BillingAddressWire,
    shipping_address: ShippingAddressWire,
  },
  'Subscription',
)
type SubscriptionWire = t.TypeOf<typeof SubscriptionWire>

export const subscriptionToWire = (one: ShownSubscription): SubscriptionWire => ({
  id: one.id,
  status: one.status,
  frequency: one.frequency,
  next_date: one.nextDay,
  retry_on: one.retryOn ?? null,
  trouble: one.trouble ?? null,
  order_number: one.orderNumber ?? null,
  items: one.items.map(itemToWire),
  items_total: one.productsTotal === undefined ? null : moneyToWire(one.productsTotal),
  shipping_method: one.shippingMethod,
  shipping_options: one.shippingOptions.map((option) => ShippingOptionRecord.write(option, {})),
  payment_method: one.paymentMethod,
  payment_alias: one.alias ?? null,
  billing_address: billingAddressToWire(one.billingAddress, undefined),
  shipping_address: shippingAddressToWire(one.shippingAddress, undefined),
})

const optionWithoutDays = ({ key, price, currency_code }: t.TypeOf<typeof ShippingOptionRecord.wire>): ShippingOption =>
  ({ key, price: inCurrency(currency_code)(price) })

const subscriptionOf = (wire: SubscriptionWire): E.Either<'NoFrequency', ShownSubscription> =>
  E.map((frequency: ShownSubscription['frequency']): ShownSubscription => ({
    id: wire.id,
    status: wire.status,
    frequency,
    nextDay: wire.next_date,
    items: wire.items.map(itemOf),
    shippingMethod: wire.shipping_method,
    shippingOptions: wire.shipping_options.map(optionWithoutDays),
    ...paymentOf(wire.payment_method, wire.payment_alias),
    billingAddress: billingAddressOf(wire.billing_address),
    shippingAddress: shippingAddressOf(wire.shipping_address),
    ...omitUndefined({
      orderNumber: wire.order_number ?? undefined,
      retryOn: wire.retry_on ?? undefined,
      trouble: wire.trouble ?? undefined,
      productsTotal: wire.items_total === null ? undefined : moneyOf(wire.items_total),
    }),
  }))(makeStoredFrequency(wire.frequency.value))

export const SubscriptionCodec = codecFrom('Subscription', SubscriptionWire, subscriptionOf)

export const SubscriptionsCodec = codecFrom(
  'Subscriptions',
  t.strict({ 'hydra:member': t.readonlyArray(SubscriptionWire) }, 'Subscriptions'),
  (wire) => E.traverseArray(subscriptionOf)(wire['hydra:member']),
)

export const subscriptionsToWire = (subscriptions: readonly ShownSubscription[]) => (
  { 'hydra:member': subscriptions.map(subscriptionToWire) }
)

export const ProductOfferRequest = closed(
  'SubscriptionOfferRequest', { items: shortList(ProductRequest) }, { shipping_address_id: nullable(t.number) },
)
type ProductOfferRequest = t.TypeOf<typeof ProductOfferRequest>

export const offeredProductsToWire = ({ items, shipping }: OfferedProducts): ProductOfferRequest =>
  ({ items: items.map(productRequest), shipping_address_id: shipping ?? null })

export const offeredProductsOf = (
  items: readonly RequestedProduct[], { shipping_address_id: shipping }: ProductOfferRequest,
): OfferedProducts =>
  ({ items, ...omitUndefined({ shipping: shipping == null ? undefined : toAddressId(shipping) }) })

export const ProductSubscriptionRequest = closed(
  'ProductSubscriptionRequest',
  {
    items: shortList(ProductRequest), billing_address_id: t.number, shipping_address_id: t.number, shipping_method: ExactText,
    key: IdempotencyKeyText, payment_method: Method,
  },
  {
    payment_alias: nullable(Alias), frequency: nullable(FrequencyDays), frequency_confirmed: nullable(t.boolean),
    next_date: nullable(Day),
  },
)
type ProductSubscriptionRequest = t.TypeOf<typeof ProductSubscriptionRequest>

export const productSubscriptionInputToWire = (
  { items, billing, shipping, shippingMethod, ...input }: ProductSubscriptionInput,
): ProductSubscriptionRequest => ({
  items: items.map(productRequest), billing_address_id: billing, shipping_address_id: shipping, shipping_method: shippingMethod,
  ...subscriptionInputToWire(input),
})

export const productSubscriptionInputOf = (
  items: readonly RequestedProduct[], wire: ProductSubscriptionRequest,
): ProductSubscriptionInput => ({
  items, billing: toAddressId(wire.billing_address_id), shipping: toAddressId(wire.shipping_address_id),
  shippingMethod: wire.shipping_method, ...lensFilterOf(wire),
})

const OfferWire = t.strict(
  {
    items: t.readonlyArray(ItemWire),
    items_total: nullable(MoneyWire),
    address: nullable(t.strict({ id: t.number, address: BillingAddressWire }, 'SubscriptionAddress')),
    shipping_options: t.readonlyArray(ShippingOptionRecord.wire),
  },
  'SubscriptionOffer',
)

export const OfferCodec = codecFrom('SubscriptionOffer', OfferWire, (wire) => E.right<never, SubscriptionOffer>({
  items: wire.items.map(itemOf),
  shippingOptions: wire.shipping_options.map(optionWithoutDays),
  ...omitUndefined({
    productsTotal: wire.items_total === null ? undefined : moneyOf(wire.items_total),
    address: wire.address === null ? undefined : { id: toAddressId(wire.address.id), address: billingAddressOf(wire.address.address) },
  }),
}))

export const offerToWire = ({ items, productsTotal, address, shippingOptions }: SubscriptionOffer): t.TypeOf<typeof OfferWire> => ({
  items: items.map(itemToWire),
  items_total: productsTotal === undefined ? null : moneyToWire(productsTotal),
  address: address === undefined ? null : { id: address.id, address: billingAddressToWire(address.address, undefined) },
  shipping_options: shippingOptions.map((option) => ShippingOptionRecord.write(option, {})),
})

const PaymentsWire = t.strict(
  {
    payment_methods: t.readonlyArray(t.strict(
      { payment_method: Method, payment_alias: nullable(Alias), masked: nullable(Masked), expiry: nullable(Expiry) },
      'SubscriptionPayment',
    )),
  },
  'SubscriptionPaymentMethods',
)

export const SubscriptionPaymentsCodec = codecFrom(
  'SubscriptionPaymentMethods',
  PaymentsWire,
  (wire) => E.right<never, readonly OfferedPayment[]>(wire.payment_methods.map(
    ({ payment_method, payment_alias, masked, expiry }) => ({
      ...paymentOf(payment_method, payment_alias), ...omitUndefined({ masked: masked ?? undefined, expiry: expiry ?? undefined }),
    }),
  )),
)

export const subscriptionPaymentsToWire = (offered: readonly OfferedPayment[]): t.TypeOf<typeof PaymentsWire> => ({
  payment_methods: offered.map(({ paymentMethod, alias, masked, expiry }) => ({
    payment_method: paymentMethod, payment_alias: alias ?? null, masked: masked ?? null, expiry: expiry ?? null,
  })),
})

export const EmailVerificationRequest = closed(
  'SubscriptionLinkRequest', { token: ExactText, action: oneOf('SubscriptionLinkAction', SUBSCRIPTION_LINK_ACTIONS) },
)

const DoneWire = t.strict({ done: t.literal(true) }, 'SubscriptionDone')
/** The result of a change: done, or the subscription does not exist. */
export const DoneCodec = codecFrom('SubscriptionDone', DoneWire, () => E.right<never, void>(undefined))
export const doneToWire = (): t.TypeOf<typeof DoneWire> => ({ done: true })
