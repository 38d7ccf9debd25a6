import type { PageLocation, PageMatch } from '../binding/page-content.ts'
import { useLocation, useMatches } from '../binding/use-page.ts'
import { inEveryLocale } from '../../domain/shop/locale.ts'
import type { InEveryLocale, Locale } from '../../domain/shop/locale.ts'
import { localePath, readLocalizedPath } from '../../domain/shop/localized-path.ts'

const member = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined

/** The path in a language that a loader provides; most loaders provide none. */
const providedPath = (loaded: unknown, locale: Locale): string | undefined => {
  const path = member(member(loaded, 'alternates'), locale)
  return typeof path === 'string' ? path : undefined
}

/**
 * The addresses of a page in every language. A loader may provide other ones with `alternates` (paths without prefix by
 * language), such as for a product with a slug per language.
 */
export const alternatesOf = (
  { pathname, search }: Pick<PageLocation, 'pathname' | 'search'>, matches: readonly PageMatch[],
): InEveryLocale<string> => {
  const loaded = matches.at(-1)?.loaderData
  const { path } = readLocalizedPath(pathname)
  return inEveryLocale((locale) => localePath(locale, providedPath(loaded, locale) ?? path) + search)
}

export const useAlternates = (): InEveryLocale<string> => alternatesOf(useLocation(), useMatches())
