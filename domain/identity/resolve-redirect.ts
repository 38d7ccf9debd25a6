import { offeredFile } from '../content/offered-file.ts'
import { isLoginLinkPath } from './hash-in-address.ts'
import { homePath, type Locale } from '../shop/locale.ts'
import { localePath, readLocalizedPath } from '../shop/localized-path.ts'
import { readAddress } from '../shop/own-address.ts'
import { isServedByOtherSystem } from '../shop/served-by-other-system.ts'
import { withoutParameters } from '../shop/without-parameters.ts'

/** The shop of a redirect: its origin, the language of the page, and the other allowed origins. */
export type RedirectSite = {
  readonly own: string
  readonly locale: Locale
  readonly partners?: readonly string[]
  readonly contentSpaces?: readonly string[]
}

/** The target of a redirect: a page of the shop, or a full page navigation. */
export type RedirectTarget = { readonly _tag: 'Page' | 'Document'; readonly to: string }

const FILE = /\.(?:pdf|docx?|xlsx?|jpe?g|png)$/i

/** Query parameters that are removed: nobody is subscribed by a URL (decision S13). */
const FLAGS = ['newsletter', 'sign_up']

const page = (to: string): RedirectTarget => ({ _tag: 'Page', to })

const download = (address: string, locale: Locale): RedirectTarget =>
  page(`${localePath(locale, '/download')}?file=${encodeURIComponent(address)}`)

/** A path without a language prefix gets the language of the page; a full URL stays. */
const localized = (target: string, pathname: string, locale: Locale): string => {
  const { path, prefixed } = readLocalizedPath(pathname)
  return target.startsWith('/') && !prefixed ? localePath(locale, path) : pathname
}

/**
 * Resolves an untrusted redirect target: a page of this shop, a partner named in its settings, or home. Every redirect out of the shop
 * is decided here (Account §4.4, decisions S1, A15, A16).
 */
export const resolveRedirect = (target: string, { own, locale, partners = [], contentSpaces }: RedirectSite): RedirectTarget => {
  if (offeredFile(target, contentSpaces) !== undefined) return download(target, locale)
  const url = readAddress(target, [own, ...partners])
  const home = page(homePath(locale))
  if (url === undefined) return home
  if (url.origin !== own) return { _tag: 'Document', to: url.href }
  const { pathname, search, searchParams, hash } = url
  if (pathname.includes('authenticate') || isLoginLinkPath(readLocalizedPath(pathname).path)) return home
  if (FILE.test(pathname)) return download(`${own}${pathname}${search}`, locale)
  const isFullNavigation = searchParams.has('force_refresh') || isServedByOtherSystem(pathname)
  return {
    _tag: isFullNavigation ? 'Document' : 'Page',
    to: `${localized(target, pathname, locale)}${withoutParameters(search, ...FLAGS)}${hash}`,
  }
}
