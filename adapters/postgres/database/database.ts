import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** A statement that was asked, without what it was asked about. */
export type QueryEvent = { readonly sql: string; readonly milliseconds: number; readonly isFailed: boolean }

/** An open database with all its tables. */
export type Database = {
  readonly db: Kysely<Tables>
  /** The same over the same connections, telling of each statement once it is answered. */
  readonly telling: (tell: (query: QueryEvent) => void) => Kysely<Tables>
  /** How many connections are at work and how many idle, and how many statements wait for one. */
  readonly connections: () => { readonly busy: number; readonly idle: number; readonly waiting: number }
  /** Whether a query is answered within two seconds. */
  readonly ready: () => Promise<boolean>
  /** Waits for what runs, then gives everything back; calling it again does nothing. */
  readonly close: () => Promise<void>
}

/** Called with an error of a connection that nobody waits on, such as a server that went away. */
export type Report = (error: Error) => void

/** A database on its way up; in an object, because whoever waits for a promise waits for what it holds too. */
export type Opening = { readonly opened: Promise<Database> }
