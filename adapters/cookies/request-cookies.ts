import { jarReading, type CookieJar } from './cookie-jar.ts'
import { clearCookie, readCookies, writeCookie, type Site } from './cookie-text.ts'

/** The cookies of a request, and those its response sets: one `Set-Cookie` per changed cookie. */
export type RequestCookies = CookieJar & { readonly changes: () => readonly string[] }

/** `header` is the request's `Cookie`; `secure` if the shop uses https. A set cookie can be read at once. */
export const requestCookies = (header: string | undefined, site: Site): RequestCookies => {
  const changed = new Map<string, { readonly value: string | undefined; readonly line: string }>()
  return {
    ...jarReading(({ name }) => {
      const change = changed.get(name)
      if (change === undefined) return readCookies(header ?? '', name)
      return change.value === undefined ? [] : [change.value]
    }),
    set: (cookie, value) => {
      changed.set(cookie.name, { value, line: writeCookie(cookie, value, site) })
    },
    remove: (cookie) => {
      changed.set(cookie.name, { value: undefined, line: clearCookie(cookie, site) })
    },
    changes: () => [...changed.values()].map(({ line }) => line),
  }
}
