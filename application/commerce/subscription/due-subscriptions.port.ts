import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { SubscriptionToken } from '../../../domain/subscription/letter-token.ts'
import type { Subscription } from '../../../domain/subscription/subscription.ts'
import type { Mail } from '../mail/mail.ts'
import type { Renewal } from '../order/renewal.ts'

/** A subscription in one process's hand; `version` counts its changes. */
export type LeasedSubscription = { readonly subscription: Subscription; readonly version: number; readonly customer: Customer }

/** What becomes of a held subscription, with its letter, if one is written. */
export type SettledSubscription = Renewal & { readonly letter?: { readonly mail: Mail; readonly token?: SubscriptionToken } }

/** Subscriptions by the day on which to look at them. */
export interface DueSubscriptions {
  /**
   * Those to be looked at on a day or before, the longest waiting first, without those that another process holds or that failed a short
   * while ago.
   */
  readonly due: (
    asked: { readonly until: string; readonly now: Date; readonly limit: number },
  ) => TaskEither<ServiceUnavailable, readonly number[]>
  /** Takes one that is still due into hand until a moment; nothing where another process was first. */
  readonly hold: (
    id: number, asked: { readonly until: string; readonly now: Date; readonly leasedUntil: Date },
  ) => TaskEither<ServiceUnavailable, LeasedSubscription | undefined>
  /** Keeps what was decided and puts its letter in the outbox, unless it was changed since it was held; answers whether it did. */
  readonly settle: (settled: SettledSubscription) => TaskEither<ServiceUnavailable, boolean>
}
