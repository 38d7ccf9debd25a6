import type { Cookie } from './cookie-table.ts'

/** The cookies of one visitor, wherever they are kept. */
export interface CookieJar {
  readonly get: (cookie: Cookie) => string | undefined
  readonly set: (cookie: Cookie, value: string) => void
  readonly remove: (cookie: Cookie) => void
}
