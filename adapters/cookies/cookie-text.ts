import type { Cookie, CookieName } from './cookie-table.ts'

/** Values are percent-encoded; a value that cannot be decoded is returned as it is. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Cookies of one name that are read; a browser sends more than one where another path or domain set the same name. */
const MAX_SAME_NAME = 4

/**
 * The cookies of a name in a `Cookie` header or in `document.cookie`, in their order. A browser does not tell which of them is the shop's,
 * so the first valid one counts.
 */
export const readCookies = (header: string, name: string): readonly string[] =>
  header.split(';').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at > 0 && pair.slice(0, at).trim() === name ? [decoded(pair.slice(at + 1).trim().replace(/^"(.*)"$/, '$1'))] : []
  }).slice(0, MAX_SAME_NAME)

/** Whether the site uses https: everywhere except on a local machine. */
export type Site = { readonly secure: boolean }

/** A cookie of the whole site that is not sent with requests from other sites. */
export const writeCookie = ({ name, maxAge, isSecret = false }: Cookie, value: string, { secure }: Site): string =>
  [
    `${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax',
    ...(isSecret ? ['HttpOnly'] : []), ...(secure ? ['Secure'] : []),
  ].join('; ')

export const clearCookie = (cookie: CookieName, site: Site): string => writeCookie({ ...cookie, maxAge: 0 }, '', site)
