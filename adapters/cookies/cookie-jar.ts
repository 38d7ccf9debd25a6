import type { Cookie, CookieName } from './cookie-table.ts'

/** The cookies of one visitor. */
export interface CookieJar {
  /** The first value of this name, unparsed: to see whether the cookie is set. */
  readonly get: (cookie: CookieName) => string | undefined
  /** The first value of this name that can be parsed: one of another path or domain before it does not hide it. */
  readonly read: <Value>(cookie: CookieName, parse: (text: string) => Value | undefined) => Value | undefined
  readonly all: (cookie: CookieName) => readonly string[]
  readonly set: (cookie: Cookie, value: string) => void
  readonly remove: (cookie: CookieName) => void
}

export const jarReading = (all: CookieJar['all']): Pick<CookieJar, 'all' | 'get' | 'read'> => ({
  all,
  get: (cookie) => all(cookie)[0],
  read: (cookie, parse) => {
    for (const text of all(cookie)) {
      const value = parse(text)
      if (value !== undefined) return value
    }
    return undefined
  },
})
