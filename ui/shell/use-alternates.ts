import { useLocation, useMatches } from 'react-router'
import { inEveryLocale } from '../../domain/shop/locale.ts'
import type { InEveryLocale, Locale } from '../../domain/shop/locale.ts'
import { localePath, readLocalizedPath } from '../../domain/shop/localized-path.ts'

const member = (held: unknown, name: string): unknown =>
  typeof held === 'object' && held !== null ? Reflect.get(held, name) : undefined

/** What the loader of a page says of its address in a language; most say nothing. */
const broughtPath = (loaded: unknown, locale: Locale): string | undefined => {
  const path = member(member(loaded, 'alternates'), locale)
  return typeof path === 'string' ? path : undefined
}

/**
 * This page in every language. A loader that knows better, such as a product with a slug per language, says so with
 * `alternates`: paths without prefix by language.
 */
export const useAlternates = (): InEveryLocale<string> => {
  const { pathname, search } = useLocation()
  const loaded = useMatches().at(-1)?.loaderData
  const { path } = readLocalizedPath(pathname)
  return inEveryLocale((locale) => localePath(locale, broughtPath(loaded, locale) ?? path) + search)
}
