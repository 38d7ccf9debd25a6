import { homePath } from '../shop/locale.ts'
import { localePath, readLocalizedPath } from '../shop/localized-path.ts'
import { withoutParameters } from '../shop/without-parameters.ts'

type Address = { readonly pathname: string; readonly search: string }

/** The page of a login link exchanges its own (decision C9). */
export const isLoginLinkPath = (path: string): boolean => /\/authenticate(\/|$)|^\/LoginLink(\/|$)/.test(path)

/** The hash of a login link that an address carries, on any page but that of login links themselves (Account §2.4, §2.8). */
export const hashInAddress = ({ pathname, search }: Address): string | undefined => {
  const hash = new URLSearchParams(search).get('hash') ?? ''
  return hash === '' || isLoginLinkPath(readLocalizedPath(pathname).path) ? undefined : hash
}

/** The same page without what the link brought. */
export const withoutHash = ({ pathname, search }: Address): string => `${pathname}${withoutParameters(search, 'hash')}`

/** The page that names the account of a login link and asks before it signs in, and leads back to this one (decision R1). */
export const confirmationPage = (at: Address): string | undefined => {
  const hash = hashInAddress(at)
  if (hash === undefined) return undefined
  const { locale } = readLocalizedPath(at.pathname)
  return `${localePath(locale, '/authenticate')}?${new URLSearchParams({ hash, url: withoutHash(at) }).toString()}`
}

/** Where a visitor goes on whose hash opened nothing: home from a link to a cart or an order, else where they are (decision C8). */
export const afterDeadHash = (at: Address): string => {
  const { path, locale } = readLocalizedPath(at.pathname)
  return /^\/(reorder|abandoned-cart)\//.test(path) ? homePath(locale) : withoutHash(at)
}
