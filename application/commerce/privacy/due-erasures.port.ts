import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { NewTokens } from '../../../domain/privacy/reduced-order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Mail } from '../mail/mail.ts'
import type { At } from '../shop/at.ts'

/** What the storage cannot create itself. `mails`: the last mails to the customer, in the brand and language of the request. */
export type ErasureEffect = {
  readonly at: Date
  readonly names: () => NewTokens
  readonly mails: (customer: Customer, request: Pick<At, 'brandChannel' | 'locale'>) => readonly Mail[]
}

/** Accounts due for deletion, and what remains of them. */
export interface DueErasures {
  /** Indexes a batch of stored personal data; returns how much. Nothing is deleted before all of it is indexed. */
  readonly prepare: () => TaskEither<ServiceUnavailable, number>
  /** Without those that failed recently. */
  readonly due: (query:  { readonly now: Date; readonly limit: number }) => TaskEither<ServiceUnavailable, readonly AccountId[]>
  /**
   * Deletes a person as the list of personal data says, in one transaction; `false` if the deletion was cancelled meanwhile or another
   * process made it. An order on its way keeps what its delivery needs.
   */
  readonly delete: (accountId: AccountId, effect: ErasureEffect) => TaskEither<ServiceUnavailable, boolean>
  /** Orders without an owner that may be completed by now, oldest first; without those that failed recently. */
  readonly toReduce: (
    query: { readonly at: Date; readonly limit: number },
  ) => TaskEither<ServiceUnavailable, readonly { readonly token: OrderToken; readonly number: string }[]>
  /** Reduces one of them if it is completed; `false` if not. */
  readonly reduceOrder: (orderToken: OrderToken, effect: Pick<ErasureEffect, 'at' | 'names'>) => TaskEither<ServiceUnavailable, boolean>
}
