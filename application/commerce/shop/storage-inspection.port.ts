import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { OrderRecord } from '../../../domain/payment/order-faults.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** A broken rule of the storage, and its row. */
export type StorageFault = { readonly rule: string; readonly row: string }

/** Stored orders, and rows that cannot be read. */
export type OrderRecords = {
  readonly orders: readonly OrderRecord[]
  readonly unreadable: readonly StorageFault[]
  /** The cursor of the next page; absent after the last. */
  readonly next?: string
}

/** All stored data of a shop, for the consistency check. */
export interface StorageInspection {
  /** Tables that cannot be read completely: pages are missing or corrupt. */
  readonly tornTables: () => TaskEither<ServiceUnavailable, readonly string[]>
  /** Migrations in which the tables differ from those of this version. */
  readonly differingMigrations: () => TaskEither<ServiceUnavailable, readonly string[]>
  /** A few hundred orders with everything that belongs to them, each as a consistent snapshot. */
  readonly ordersFrom: (after?: string) => TaskEither<ServiceUnavailable, OrderRecords>
  readonly faults: () => TaskEither<ServiceUnavailable, readonly StorageFault[]>
  /** The number of rows per table. */
  readonly counts: () => TaskEither<ServiceUnavailable, Readonly<Record<string, number>>>
}
