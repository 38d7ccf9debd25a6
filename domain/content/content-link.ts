import { localePath, readLocalizedPath } from '../shop/localized-path.ts'
import { readShopUrl } from './shop-url.ts'
import type { LinkSite } from './shop-url.ts'
import { canParseUrl } from '../parse-url.ts'

/** A link as an editor sets it: to a page of the content service, a URL or an e-mail address (Account §3). */
export type ContentLink = {
  readonly linktype: 'story' | 'url' | 'email'
  readonly cachedUrl: string
  readonly url: string
}

/** Pages of the shop whose path differs from their story. */
const HOME = /^\/?home\/?$/

const OUTSIDE = /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i

const outside = (text: string): string | undefined =>
  canParseUrl(text) && OUTSIDE.test(text) && !text.includes('\\') ? text : undefined

/** German paths have no language prefix; a page in another language is linked by its full URL (decisions A11, A12). */
const placed = (pathname: string, rest: string, { locale, origin }: LinkSite): string => {
  const read = readLocalizedPath(pathname)
  const path = `${localePath(read.locale, read.path)}${rest}`
  return read.locale === locale ? path : `${origin}${path}`
}

const storyPath = (cachedUrl: string): string => {
  const { locale, path } = readLocalizedPath(`/${cachedUrl.replace(/^\/+/, '')}`)
  return localePath(locale, HOME.test(path) ? '/' : path)
}

/**
 * The target of a content link: a page of this shop by its path, a page in another language or on another site by its full URL; nothing
 * if it is not a web address, an e-mail address or a telephone number (Account §4.4, decision S27).
 */
export const resolveContentLink = (link: ContentLink, site: LinkSite): string | undefined => {
  if (link.linktype === 'email') return link.url === '' ? undefined : outside(`mailto:${link.url.replace(/^mailto:/i, '')}`)
  if (link.linktype === 'story') return link.cachedUrl === '' ? undefined : placed(storyPath(link.cachedUrl), '', site)
  const text = (link.url === '' ? link.cachedUrl : link.url).trim()
  // eslint-disable-next-line no-control-regex -- what a browser would leave out of an address
  if (text === '' || /[\u0000-\u001f]/.test(text)) return undefined
  if (/^#[\w-]*$/.test(text)) return text
  const own = readShopUrl(text, site)
  return own === undefined ? outside(text) : placed(own.pathname, `${own.search}${own.hash}`, site)
}
