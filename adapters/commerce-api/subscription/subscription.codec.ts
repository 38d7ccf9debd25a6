import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { toAddressId } from '../../../domain/address/address-book.ts'
import { FREQUENCIES, makeFrequency } from '../../../domain/subscription/frequency.ts'
import { LETTER_WISHES } from '../../../domain/subscription/letter-token.ts'
import { RENEWAL_TROUBLES } from '../../../domain/subscription/renewal-trouble.ts'
import type { ShownSubscription, ShownSubscriptionItem } from '../../../domain/subscription/shown-subscription.ts'
import { parseStatus, SUBSCRIPTION_STATUSES } from '../../../domain/subscription/subscription-status.ts'
import { UNATTENDED_METHODS, type UnattendedMethod } from '../../../domain/subscription/unattended-payment.ts'
import type {
  SubscriptionAddresses, SubscriptionUpdate, WantedSubscription,
} from '../../../application/storefront/subscription/subscription-gateway.port.ts'
import { withoutAbsent } from '../../../domain/without-absent.ts'
import {
  billingAddressOf, billingAddressToWire, BillingAddressWire, shippingAddressOf, shippingAddressToWire, ShippingAddressWire,
} from '../address/address.codec.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { shortList } from '../codec/short-list.ts'
import { textCodec, valueCodec } from '../codec/value-codec.ts'
import { Day } from '../values/day.codec.ts'
import { EyeCode } from '../values/codes.codec.ts'
import { ProductIdNumber } from '../values/names.codec.ts'
import { optionOf, OptionRecord, optionToWire } from '../values/option.codec.ts'
import { moneyOf, moneyToWire, MoneyWire } from '../values/money.codec.ts'

const FrequencyDays = valueCodec(
  'FrequencyDays', { type: 'integer', minimum: FREQUENCIES.from, maximum: FREQUENCIES.to },
  (given) => (typeof given === 'number' ? E.map(({ value }: { readonly value: number }) => value)(makeFrequency(given)) : E.left(given)),
)
const frequencyOf = (days: number) => {
  const made = makeFrequency(days)
  return E.isRight(made) ? made.right : undefined
}
/** `inactive` is read as paused. */
const Status = textCodec('SubscriptionStatus', parseStatus, { type: 'string', enum: [...SUBSCRIPTION_STATUSES, 'inactive'] })
const Method = oneOf('SubscriptionPaymentMethod', UNATTENDED_METHODS)

export const SubscriptionRequest = closed(
  'SubscriptionRequest',
  { payment_method: Method },
  { frequency: nullable(FrequencyDays), frequency_confirmed: nullable(t.boolean), next_date: nullable(Day) },
)
type SubscriptionRequest = t.TypeOf<typeof SubscriptionRequest>

export const wantedOf = (orderId: number, wire: SubscriptionRequest): WantedSubscription => ({
  orderId, paymentMethod: wire.payment_method, isConfirmed: wire.frequency_confirmed === true,
  ...withoutAbsent({ frequency: frequencyOf(wire.frequency ?? 0), nextDay: wire.next_date ?? undefined }),
})

export const wantedToWire = ({ frequency, isConfirmed, nextDay, paymentMethod }: WantedSubscription): SubscriptionRequest => ({
  payment_method: paymentMethod,
  frequency_confirmed: isConfirmed,
  ...withoutAbsent({ frequency: frequency?.value, next_date: nextDay }),
})

/** Values under their plain names: which eye they are for, the line says. */
const Line = closed('SubscriptionQuantity', { id: t.string, quantity: t.number }, { options: nullable(OptionRecord) })
type Line = t.TypeOf<typeof Line>
type AskedLine = NonNullable<SubscriptionUpdate['quantities']>[number]

// Names that nobody knows stay in, so that the domain can say which.
const lineOf = ({ id, quantity, options }: Line): AskedLine => ({ id, quantity, ...withoutAbsent({ option: options ?? undefined }) })
const lineToWire = ({ id, quantity, option }: AskedLine): Line =>
  ({ id, quantity, ...(option === undefined ? {} : { options: optionToWire(undefined, option) }) })

export const SubscriptionUpdateRequest = closed('SubscriptionUpdateRequest', {}, {
  status: nullable(Status),
  skip_next: nullable(t.boolean),
  next_date: nullable(Day),
  frequency: nullable(FrequencyDays),
  frequency_confirmed: nullable(t.boolean),
  payment_method: nullable(Method),
  items: nullable(shortList(Line)),
})
type SubscriptionUpdateRequest = t.TypeOf<typeof SubscriptionUpdateRequest>

export const updateOf = (wire: SubscriptionUpdateRequest): SubscriptionUpdate =>
  withoutAbsent({
    status: wire.status ?? undefined,
    skipsNext: wire.skip_next ?? undefined,
    nextDay: wire.next_date ?? undefined,
    frequency: frequencyOf(wire.frequency ?? 0),
    isConfirmed: wire.frequency_confirmed ?? undefined,
    paymentMethod: wire.payment_method ?? undefined,
    quantities: wire.items?.map(lineOf),
  })

export const updateToWire = (update: SubscriptionUpdate): SubscriptionUpdateRequest =>
  withoutAbsent({
    status: update.status,
    skip_next: update.skipsNext,
    next_date: update.nextDay,
    frequency: update.frequency?.value,
    frequency_confirmed: update.isConfirmed,
    payment_method: update.paymentMethod,
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
  ...withoutAbsent({ ids: wire.subscriptions ?? undefined }),
})

export const addressesToWire = ({ ids, billing, shipping }: SubscriptionAddresses): SubscriptionAddressesRequest => ({
  billing_address_id: billing, shipping_address_id: shipping, ...withoutAbsent({ subscriptions: ids }),
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
  id, quantity, productId, option: optionOf(undefined, options), variantRepresentation, ...withoutAbsent({ eye: eye ?? undefined }),
})

const SubscriptionWire = t.strict(
  {
    id: t.number,
    status: Status,
    frequency: t.strict({ value: FrequencyDays, unit: t.literal('days') }, 'SubscriptionFrequency'),
    next_date: Day,
    again_on: nullable(Day),
    trouble: nullable(oneOf('RenewalTrouble', RENEWAL_TROUBLES)),
    order_number: t.string,
    items: t.readonlyArray(ItemWire),
    items_total: nullable(MoneyWire),
    shipping_method: t.string,
    payment_method: Method,
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
  again_on: one.againOn ?? null,
  trouble: one.trouble ?? null,
  order_number: one.orderNumber,
  items: one.items.map(itemToWire),
  items_total: one.goodsTotal === undefined ? null : moneyToWire(one.goodsTotal),
  shipping_method: one.shippingMethod,
  payment_method: one.paymentMethod,
  billing_address: billingAddressToWire(one.billingAddress, undefined),
  shipping_address: shippingAddressToWire(one.shippingAddress, undefined),
})

const subscriptionOf = (wire: SubscriptionWire): E.Either<'NoFrequency', ShownSubscription> =>
  E.map((frequency: ShownSubscription['frequency']): ShownSubscription => ({
    id: wire.id,
    status: wire.status,
    frequency,
    nextDay: wire.next_date,
    orderNumber: wire.order_number,
    items: wire.items.map(itemOf),
    shippingMethod: wire.shipping_method,
    paymentMethod: wire.payment_method,
    billingAddress: billingAddressOf(wire.billing_address),
    shippingAddress: shippingAddressOf(wire.shipping_address),
    ...withoutAbsent({
      againOn: wire.again_on ?? undefined,
      trouble: wire.trouble ?? undefined,
      goodsTotal: wire.items_total === null ? undefined : moneyOf(wire.items_total),
    }),
  }))(makeFrequency(wire.frequency.value))

export const SubscriptionCodec = codecFrom('Subscription', SubscriptionWire, subscriptionOf)

export const SubscriptionsCodec = codecFrom(
  'Subscriptions',
  t.strict({ 'hydra:member': t.readonlyArray(SubscriptionWire) }, 'Subscriptions'),
  (wire) => E.traverseArray(subscriptionOf)(wire['hydra:member']),
)

export const subscriptionsToWire = (found: readonly ShownSubscription[]) => ({ 'hydra:member': found.map(subscriptionToWire) })

export const SubscriptionPaymentsCodec = codecFrom(
  'SubscriptionPaymentMethods',
  t.strict({ payment_methods: t.readonlyArray(Method) }, 'SubscriptionPaymentMethods'),
  (wire) => E.right<never, readonly UnattendedMethod[]>(wire.payment_methods),
)

export const LetterAnswerRequest = closed('SubscriptionLetterAnswer', { token: t.string, wish: oneOf('LetterWish', LETTER_WISHES) })

const DoneWire = t.strict({ done: t.literal(true) }, 'SubscriptionDone')
/** Something was done, or there was nothing to do it to. */
export const DoneCodec = codecFrom('SubscriptionDone', DoneWire, () => E.right<never, void>(undefined))
export const doneToWire = (): t.TypeOf<typeof DoneWire> => ({ done: true })
