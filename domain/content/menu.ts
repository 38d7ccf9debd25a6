import { localePath, readLocalizedPath } from '../shop/localized-path.ts'
import type { Banner } from './banner.ts'
import { resolveContentLink, type ContentLink } from './content-link.ts'
import type { LinkSite } from './shop-url.ts'

/** One entry of the menu as editors made it (Account §3). */
export type MenuItem = {
  readonly uid: string
  readonly displayName: string
  readonly link: ContentLink | undefined
  /** The catalogue paths it stands for, as category, type and brand: `lens:daily:acuvue`. */
  readonly keys: readonly string[]
  readonly isHidden: boolean
  readonly banners: readonly Banner[]
  readonly children: readonly MenuItem[]
}

/** The menu of a shop in one language, with its title. */
export type Menu = { readonly title: string; readonly items: readonly MenuItem[] }

/** Catalogue paths as an editor lists them, separated by commas; blanks and empty ones are left out (Account §3). */
export const readMenuKeys = (text: string): readonly string[] =>
  text.split(',').map((key) => key.trim()).filter((key) => key !== '')

export const writeMenuKeys = (keys: readonly string[]): string => keys.join(',')

/** The target of an entry: a page without a language prefix is the one in the language of this menu (Account §2.6). */
export const menuAddress = (link: ContentLink, site: LinkSite): string | undefined => {
  const { prefixed, path } = readLocalizedPath(`/${link.cachedUrl.replace(/^\/+/, '')}`)
  if (link.linktype !== 'story' || link.cachedUrl === '' || prefixed) return resolveContentLink(link, site)
  return resolveContentLink({ ...link, cachedUrl: localePath(site.locale, path) }, site)
}
