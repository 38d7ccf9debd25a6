import { useLocation, useMatches } from 'react-router'
import { LOCALES } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath, readLocalizedPath } from '../../domain/shop/localized-path.ts'

export type Alternates = { readonly [locale in Locale]: string }

type Known = { readonly alternates?: { readonly [locale in Locale]?: string } } | undefined

/**
 * This page in every language. A loader that knows better, such as a product with a slug per language, says so with
 * `alternates`: paths without prefix by language.
 */
export const useAlternates = (): Alternates => {
  const { pathname, search } = useLocation()
  const known = (useMatches().at(-1)?.loaderData as Known)?.alternates
  const { path } = readLocalizedPath(pathname)
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, localePath(locale, known?.[locale] ?? path) + search]),
  ) as Alternates
}
