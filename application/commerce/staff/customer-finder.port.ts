import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { PageRequest } from '../../../domain/listing/one-page.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Customer search of staff. */
export interface CustomerFinder {
  /**
   * By a part of the e-mail address or name, case-insensitively, by the exact account id, or by the exact order number. Sorted by address;
   * pages count from 1.
   */
  readonly find: (
    text: string, at: PageRequest,
  ) => TaskEither<ServiceUnavailable, { readonly customers: readonly Customer[]; readonly total: number }>
}
