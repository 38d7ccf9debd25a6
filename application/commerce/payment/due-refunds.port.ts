import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Money } from '../../../domain/money/money.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import type { Refund } from '../../../domain/payment/refund.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Unreadable } from '../job/job-failures.port.ts'

/** A refund to be made by the payment provider: its payment, and how much of it was refunded before. */
export type DueRefund = {
  readonly refund: Refund
  readonly payment: Payment
  readonly before: Money
  /** The number of its order. */
  readonly number: string
}

/** Requested refunds. Instants come from the shop's clock; storage only compares them. */
export interface DueRefunds {
  /**
   * Claims due refunds, oldest first, of each payment only the oldest: the next waits until it ended. Each is claimed again no sooner than
   * `nextAt`.
   */
  readonly due: (claim: {
    readonly now: Date
    readonly limit: number
    readonly nextAt: (refund: Pick<Refund, 'requestedAt'>) => Date
    readonly unreadable: Unreadable
  }) => TaskEither<ServiceUnavailable, readonly DueRefund[]>
}
