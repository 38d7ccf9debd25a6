import { homePath } from '../shop/locale.ts'
import { localePath, readLocalizedPath } from '../shop/localized-path.ts'
import { withoutParameters } from '../shop/without-parameters.ts'

type Address = { readonly pathname: string; readonly search: string }

/** The page of a login link exchanges its own hash (decision C9). */
export const isLoginLinkPath = (path: string): boolean => /\/authenticate(\/|$)|^\/LoginLink(\/|$)/.test(path)

/** The hash of a login link in the address of any other page (Account §2.4, §2.8). */
export const hashInAddress = ({ pathname, search }: Address): string | undefined => {
  if (search === '') return undefined
  const hash = new URLSearchParams(search).get('hash') ?? ''
  return hash === '' || isLoginLinkPath(readLocalizedPath(pathname).path) ? undefined : hash
}

/** The same page without the hash. */
export const withoutHash = ({ pathname, search }: Address): string => `${pathname}${withoutParameters(search, 'hash')}`

/**
 * The page that names the account of a login link and asks for confirmation before signing in, then returns to this page (decision R1).
 */
export const confirmationPage = (at: Address): string | undefined => {
  const hash = hashInAddress(at)
  if (hash === undefined) return undefined
  const { locale } = readLocalizedPath(at.pathname)
  return `${localePath(locale, '/authenticate')}?${new URLSearchParams({ hash, url: withoutHash(at) }).toString()}`
}

/** The page after an invalid hash: home from a link to a cart or an order, otherwise the current page (decision C8). */
export const afterDeadHash = (at: Address): string => {
  const { path, locale } = readLocalizedPath(at.pathname)
  return /^\/(reorder|abandoned-cart)\//.test(path) ? homePath(locale) : withoutHash(at)
}
