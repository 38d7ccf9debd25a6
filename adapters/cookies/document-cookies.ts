import { jarReading, type CookieJar } from './cookie-jar.ts'
import { clearCookie, readCookies, writeCookie } from './cookie-text.ts'
import { isLocalhost } from './is-localhost.ts'

type CookieDocument = { cookie: string; readonly location: { readonly host: string } }

/** The cookies of the current page. */
export const documentCookies = (document: CookieDocument): CookieJar => {
  const site = { secure: !isLocalhost(document.location.host) }
  return {
    ...jarReading(({ name }) => readCookies(document.cookie, name)),
    set: (cookie, value) => {
      document.cookie = writeCookie(cookie, value, site)
    },
    remove: (cookie) => {
      document.cookie = clearCookie(cookie, site)
    },
  }
}
