import { offeredFile } from '../content/offered-file.ts'
import { isLoginLinkPath } from './hash-in-address.ts'
import { homePath, type Locale } from '../shop/locale.ts'
import { localePath, readLocalizedPath } from '../shop/localized-path.ts'
import { readAddress } from '../shop/own-address.ts'
import { isServedByOtherSystem } from '../shop/served-elsewhere.ts'
import { withoutParameters } from '../shop/without-parameters.ts'

/** The shop that a redirect begins in: its origin, the language of the page, and the other origins it may lead to. */
export type RedirectSite = {
  readonly own: string
  readonly locale: Locale
  readonly partners?: readonly string[]
  readonly contentSpaces?: readonly string[]
}

/** Where a visitor goes on: to a page of the shop, or to what has to be read from a server anew. */
export type Way = { readonly _tag: 'Page' | 'Document'; readonly to: string }

const FILE = /\.(?:pdf|docx?|xlsx?|jpe?g|png)$/i

/** What an address asks for beside its page; nobody is subscribed by an address (decision S13). */
const FLAGS = ['newsletter', 'sign_up']

const page = (to: string): Way => ({ _tag: 'Page', to })

const download = (address: string, locale: Locale): Way =>
  page(`${localePath(locale, '/download')}?file=${encodeURIComponent(address)}`)

/** A path that names no language is one of the page it stands on; a whole address names its page already. */
const localized = (asked: string, pathname: string, locale: Locale): string => {
  const { path, prefixed } = readLocalizedPath(pathname)
  return asked.startsWith('/') && !prefixed ? localePath(locale, path) : pathname
}

/**
 * Where an address that somebody was given leads: into this shop, to a partner that is named in its settings, or home. Every way out
 * of the shop is decided here (Account §4.4, decisions S1, A15, A16).
 */
export const resolveRedirect = (asked: string, { own, locale, partners = [], contentSpaces }: RedirectSite): Way => {
  if (offeredFile(asked, contentSpaces) !== undefined) return download(asked, locale)
  const url = readAddress(asked, [own, ...partners])
  const home = page(homePath(locale))
  if (url === undefined) return home
  if (url.origin !== own) return { _tag: 'Document', to: url.href }
  const { pathname, search, searchParams, hash } = url
  if (pathname.includes('authenticate') || isLoginLinkPath(readLocalizedPath(pathname).path)) return home
  if (FILE.test(pathname)) return download(`${own}${pathname}${search}`, locale)
  const isRead = searchParams.has('force_refresh') || isServedByOtherSystem(pathname)
  return { _tag: isRead ? 'Document' : 'Page', to: `${localized(asked, pathname, locale)}${withoutParameters(search, ...FLAGS)}${hash}` }
}
