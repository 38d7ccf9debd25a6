import type { AddressId } from '../../domain/address/address-book.ts'
import type { LineInput } from '../../domain/cart/cart.ts'
import type { IdempotencyKey } from '../../domain/idempotency-key.ts'
import type { LensOption } from '../../domain/prescription/lens-option.ts'
import type { ChosenFrequency } from '../../domain/subscription/frequency.ts'
import type { SubscriptionLinkAction } from '../../domain/subscription/link-token.ts'
import type { ShownSubscription } from '../../domain/subscription/shown-subscription.ts'
import type { SubscriptionOffer } from '../../domain/subscription/subscription-offer.ts'
import type { SubscriptionStatus } from '../../domain/subscription/subscription-status.ts'
import type { OfferedPayment, SubscriptionPayment } from '../../domain/subscription/unattended-payment.ts'
import { none, operation, type } from './operation.ts'
import { LENS_VALUES, NOT_SOLD, PACKS } from './shared-refusals.ts'

export type SubscriptionInput = {
  readonly key: IdempotencyKey
  readonly orderId: number
  readonly frequency?: ChosenFrequency
  /** The customer confirmed this interval (decision C4). */
  readonly isConfirmed: boolean
  /** yyyy-MM-dd; by default the first delivery is one interval from today. */
  readonly nextDay?: string
  readonly payment: SubscriptionPayment
}

/** A product in chosen values. */
export type RequestedProduct = Pick<LineInput, 'productId' | 'eye' | 'option'> & { readonly quantity: unknown }

/** Products to subscribe to, for the delivery to an address of the book; by default the default address. */
export type OfferedProducts = { readonly items: readonly RequestedProduct[]; readonly shipping?: AddressId }

export type ProductSubscriptionInput = Omit<SubscriptionInput, 'orderId'> & {
  readonly items: readonly RequestedProduct[]
  readonly billing: AddressId
  readonly shipping: AddressId
  /** The key of one of the methods offered to its address. */
  readonly shippingMethod: string
}

/** Absent fields stay as they are. */
export type SubscriptionUpdate = {
  readonly status?: SubscriptionStatus
  readonly skipDay?: string
  /** yyyy-MM-dd. */
  readonly nextDay?: string
  readonly frequency?: ChosenFrequency
  readonly isConfirmed?: boolean
  readonly payment?: SubscriptionPayment
  /** The key of one of the methods offered to its address. */
  readonly shippingMethod?: string
  /** By the ids of the lines; with other lens values if they change. */
  readonly quantities?: readonly { readonly id: string; readonly quantity: number; readonly option?: LensOption }[]
}

/** Addresses of the customer's book; without ids for all subscriptions of the customer. */
export type SubscriptionAddresses = { readonly ids?: readonly number[]; readonly billing: AddressId; readonly shipping: AddressId }

type OfSubscription = { readonly id: number }

/** Subscriptions of the customer, oldest first. */
export const subscriptionContract = {
  getSubscriptions: operation({ input: none, output: type<readonly ShownSubscription[]>(), refusals: [], permission: 'customer' }),
  getSubscription: operation({
    input: type<OfSubscription>(), output: type<ShownSubscription>(), refusals: ['NotFound'], permission: 'customer',
  }),
  /** From the products of an own order. */
  createSubscription: operation({
    input: type<SubscriptionInput>(), output: type<ShownSubscription>(),
    refusals: ['NotFound', 'PaymentNotOffered', 'TooManySubscriptions', 'TooManyAttempts', 'KeyReused'], permission: 'customer',
  }),
  /** Current prices and shipping methods for products. */
  offerSubscription: operation({
    input: type<OfferedProducts>(), output: type<SubscriptionOffer>(), refusals: NOT_SOLD, permission: 'customer',
  }),
  subscribeToProducts: operation({
    input: type<ProductSubscriptionInput>(), output: type<ShownSubscription>(),
    refusals: [...NOT_SOLD, 'PaymentNotOffered', 'ShippingNotOffered', 'TooManySubscriptions', 'TooManyAttempts', 'KeyReused'],
    permission: 'customer',
  }),
  updateSubscription: operation({
    input: type<OfSubscription & { readonly change: SubscriptionUpdate }>(), output: type<ShownSubscription>(),
    refusals: ['NotFound', 'PaymentNotOffered', 'ShippingNotOffered', 'TooManyAttempts', ...PACKS, ...LENS_VALUES],
    permission: 'customer',
  }),
  updateSubscriptionsAddresses: operation({
    input: type<SubscriptionAddresses>(), output: type<readonly ShownSubscription[]>(), refusals: ['NotFound'], permission: 'customer',
  }),
  getSubscriptionPaymentMethods: operation({
    input: none, output: type<readonly OfferedPayment[]>(), refusals: [], permission: 'customer',
  }),
  cancelSubscription: operation({ input: type<OfSubscription>(), output: type<void>(), refusals: ['NotFound'], permission: 'customer' }),
  /** Skips the next delivery or pauses, by the link of a mail; reveals nothing about the subscription. */
  applySubscriptionLink: operation({
    input: type<{ readonly token: string; readonly action: SubscriptionLinkAction }>(), output: type<void>(),
    refusals: ['TooManyAttempts'], permission: 'e-mail token',
  }),
}
