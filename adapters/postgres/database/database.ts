import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** An executed statement, without its parameters. */
export type QueryEvent = { readonly sql: string; readonly milliseconds: number; readonly isFailed: boolean }

/** An open database with all its tables. */
export type Database = {
  readonly db: Kysely<Tables>
  /** The same database over the same connections; calls back after each statement. */
  readonly withQueryLog: (onQuery: (query: QueryEvent) => void) => Kysely<Tables>
  /** The number of busy and idle connections, and of statements that wait for one. */
  readonly connections: () => { readonly busy: number; readonly idle: number; readonly waiting: number }
  /** Whether the database answers a query within two seconds. */
  readonly ready: () => Promise<boolean>
  /** Waits for running statements, then releases everything; repeated calls have no effect. */
  readonly close: () => Promise<void>
}

/** Called with an error of an idle connection, for example after the server went away. */
export type Report = (error: Error) => void

/**
 * A database that is being opened. The promise is wrapped in an object, because awaiting a promise would also await a promise it contains.
 */
export type Opening = { readonly opened: Promise<Database> }
