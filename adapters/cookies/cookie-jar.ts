import type { Cookie, CookieName } from './cookie-table.ts'

/** The cookies of one visitor, wherever they are kept. */
export interface CookieJar {
  readonly get: (cookie: CookieName) => string | undefined
  readonly set: (cookie: Cookie, value: string) => void
  readonly remove: (cookie: CookieName) => void
}
