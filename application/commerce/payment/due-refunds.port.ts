import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Money } from '../../../domain/money/money.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import type { Refund } from '../../../domain/payment/refund.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Unreadable } from '../job/job-failures.port.ts'

/** Money that the payment house is to give back: of which attempt, and how much of it went back before. */
export type DueRefund = {
  readonly refund: Refund
  readonly payment: Payment
  readonly before: Money
  /** Of its order. */
  readonly number: string
}

/** Refunds on their way. Instants are the shop's; storage compares them and reckons none. */
export interface DueRefunds {
  /**
   * Those that are due, oldest first, of each attempt only the oldest: the next waits until it ended. Whoever is given one asks the
   * house; it is not given again before `nextAt`.
   */
  readonly due: (asked: {
    readonly now: Date
    readonly limit: number
    readonly nextAt: (refund: Pick<Refund, 'requestedAt'>) => Date
    readonly unreadable: Unreadable
  }) => TaskEither<ServiceUnavailable, readonly DueRefund[]>
}
