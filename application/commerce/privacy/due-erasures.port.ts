import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { NewNames } from '../../../domain/privacy/reduced-order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Mail } from '../mail/mail.ts'
import type { At } from '../shop/at.ts'

/** What the storage cannot make by itself. `letters`: the last ones to whoever it was, written where it was asked for. */
export type ErasureEffect = {
  readonly at: Date
  readonly names: () => NewNames
  readonly mails: (customer: Customer, asked: Pick<At, 'brandChannel' | 'locale'>) => readonly Mail[]
}

/** Accounts whose day has come, and what is left of them. */
export interface DueErasures {
  /** Makes some of what names a person findable, piece by piece; how much of it. Nothing is deleted before all of it is. */
  readonly prepare: () => TaskEither<ServiceUnavailable, number>
  /** Without those that failed a short while ago. */
  readonly due: (asked: { readonly now: Date; readonly limit: number }) => TaskEither<ServiceUnavailable, readonly AccountId[]>
  /**
   * All of the person goes as the list of personal data says, at once or not at all; answers whether it did: not where the account was
   * kept meanwhile, or somebody else did it. An order that is still on its way keeps what its delivery needs.
   */
  readonly delete: (accountId: AccountId, effect: ErasureEffect) => TaskEither<ServiceUnavailable, boolean>
  /** Orders without an owner that may be done by now, the oldest first; without those that failed a short while ago. */
  readonly toReduce: (
    asked: { readonly at: Date; readonly limit: number },
  ) => TaskEither<ServiceUnavailable, readonly { readonly token: OrderToken; readonly number: string }[]>
  /** Reduces one of them if it is done by now, and answers whether it was. */
  readonly reduceOrder: (orderToken: OrderToken, effect: Pick<ErasureEffect, 'at' | 'names'>) => TaskEither<ServiceUnavailable, boolean>
}
