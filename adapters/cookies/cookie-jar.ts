import type { Cookie, CookieName } from './cookie-table.ts'

/** The cookies of one visitor, wherever they are kept. */
export interface CookieJar {
  /** The first value of this name: for a mark that only has to be there, and to see whether there is something to remove. */
  readonly get: (cookie: CookieName) => string | undefined
  /** The first value of this name that can be read; a foreign one before it, of another path or domain, does not hide it. */
  readonly read: <Value>(cookie: CookieName, read: (text: string) => Value | undefined) => Value | undefined
  readonly all: (cookie: CookieName) => readonly string[]
  readonly set: (cookie: Cookie, value: string) => void
  readonly remove: (cookie: CookieName) => void
}

export const jarReading = (all: CookieJar['all']): Pick<CookieJar, 'all' | 'get' | 'read'> => ({
  all,
  get: (cookie) => all(cookie)[0],
  read: (cookie, read) => {
    for (const text of all(cookie)) {
      const value = read(text)
      if (value !== undefined) return value
    }
    return undefined
  },
})
