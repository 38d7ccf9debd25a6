import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { BookedOrder } from '../../../domain/payment/order-faults.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** What storage finds wrong by itself: which of its rules is broken, and by which row. */
export type StorageFault = { readonly rule: string; readonly row: string }

/** Orders as they are kept, and rows that cannot be read as one. */
export type BookedOrders = {
  readonly orders: readonly BookedOrder[]
  readonly unreadable: readonly StorageFault[]
  /** Where to go on; absent after the last. */
  readonly next?: string
}

/** The whole of what a shop keeps, for whoever looks whether it fits together. */
export interface BooksToCheck {
  /** Tables that cannot be read whole: pages of them are gone, or do not match what is known of them. */
  readonly tornTables: () => TaskEither<ServiceUnavailable, readonly string[]>
  /** In which steps the tables differ from those of this version of the shop. */
  readonly strangeSteps: () => TaskEither<ServiceUnavailable, readonly string[]>
  /** A few hundred orders with all that belongs to them, each as of one moment. */
  readonly ordersFrom: (after?: string) => TaskEither<ServiceUnavailable, BookedOrders>
  readonly faults: () => TaskEither<ServiceUnavailable, readonly StorageFault[]>
  /** How many rows there are, by table. */
  readonly counts: () => TaskEither<ServiceUnavailable, Readonly<Record<string, number>>>
}
