import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** The shop's customers as its people look for them. */
export interface CustomerFinder {
  /**
   * By a part of the mailbox or of the name in any letters, by the whole name of the account, or by the whole number of an order. By
   * mailbox; pages count from 1.
   */
  readonly find: (
    text: string, at: { readonly page: number; readonly itemsPerPage: number },
  ) => TaskEither<ServiceUnavailable, { readonly customers: readonly Customer[]; readonly total: number }>
}
