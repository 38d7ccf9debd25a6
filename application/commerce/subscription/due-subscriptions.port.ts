import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { SubscriptionToken } from '../../../domain/subscription/link-token.ts'
import type { Subscription } from '../../../domain/subscription/subscription.ts'
import type { Mail } from '../mail/mail.ts'
import type { Renewal } from '../order/renewal.ts'

/** A subscription leased by one process; `version` counts its changes. */
export type LeasedSubscription = { readonly subscription: Subscription; readonly version: number; readonly customer: Customer }

/** The outcome of a leased subscription, with its mail, if any. */
export type SettledSubscription = Renewal & { readonly mail?: { readonly mail: Mail; readonly token?: SubscriptionToken } }

/** Due subscriptions. */
export interface DueSubscriptions {
  /** Subscriptions due on a day or before, the longest waiting first, without those leased by another process or that failed recently. */
  readonly due: (
    query: { readonly until: string; readonly now: Date; readonly limit: number },
  ) => TaskEither<ServiceUnavailable, readonly number[]>
  /** Leases one that is still due; `undefined` if another process was first. */
  readonly lease: (
    id: number, query: { readonly until: string; readonly now: Date; readonly leasedUntil: Date },
  ) => TaskEither<ServiceUnavailable, LeasedSubscription | undefined>
  /** Stores the outcome and queues its mail, unless the subscription changed since it was leased; `false` then. */
  readonly settle: (settled: SettledSubscription) => TaskEither<ServiceUnavailable, boolean>
}
