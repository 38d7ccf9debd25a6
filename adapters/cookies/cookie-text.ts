import type { Cookie, CookieName } from './cookie-table.ts'

/** Values are percent-encoded; what cannot be decoded is not ours and stays as it is. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The first cookie of a name in a `Cookie` header or in `document.cookie`. */
export const readCookie = (header: string, name: string): string | undefined => {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return decoded(pair.slice(at + 1).trim().replace(/^"(.*)"$/, '$1'))
  }
  return undefined
}

/** Whether the site is reached by https: everywhere but on one's own machine. */
export type Site = { readonly secure: boolean }

/** A cookie of the whole site that no other site's request carries along unasked. */
export const writeCookie = ({ name, maxAge, isSecret = false }: Cookie, value: string, { secure }: Site): string =>
  [
    `${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax',
    ...(isSecret ? ['HttpOnly'] : []), ...(secure ? ['Secure'] : []),
  ].join('; ')

export const forgetCookie = (cookie: CookieName, site: Site): string => writeCookie({ ...cookie, maxAge: 0 }, '', site)
