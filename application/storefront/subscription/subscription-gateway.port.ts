import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AddressId } from '../../../domain/address/address-book.ts'
import type { IdempotencyKey } from '../../../domain/idempotency-key.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ChosenFrequency } from '../../../domain/subscription/frequency.ts'
import type { ShownSubscription } from '../../../domain/subscription/shown-subscription.ts'
import type { SubscriptionStatus } from '../../../domain/subscription/subscription-status.ts'
import type { OfferedPayment, SubscriptionPayment } from '../../../domain/subscription/unattended-payment.ts'
import { token } from '../../token.ts'

export type SubscriptionInput = {
  readonly key: IdempotencyKey
  readonly orderId: number
  readonly frequency?: ChosenFrequency
  /** The customer confirmed this interval (decision C4). */
  readonly isConfirmed: boolean
  /** yyyy-MM-dd. */
  readonly nextDay?: string
  readonly payment: SubscriptionPayment
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

/** A signed-in customer's subscriptions, through the API; a guest is refused (Account §7). */
export interface SubscriptionGateway {
  readonly getSubscriptions: () => TaskEither<Failure, readonly ShownSubscription[]>
  readonly getSubscription: (id: number) => TaskEither<Failure, ShownSubscription>
  readonly createSubscription: (input: SubscriptionInput) => TaskEither<Failure, ShownSubscription>
  readonly updateSubscription: (id: number, change: SubscriptionUpdate) => TaskEither<Failure, ShownSubscription>
  readonly updateSubscriptionsAddresses: (addresses: SubscriptionAddresses) => TaskEither<Failure, readonly ShownSubscription[]>
  readonly getSubscriptionPaymentMethods: () => TaskEither<Failure, readonly OfferedPayment[]>
}
export const SubscriptionGateway = token<SubscriptionGateway>('SubscriptionGateway')
