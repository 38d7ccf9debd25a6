import { DEFAULT_LOCALE, isLocale } from './locale.ts'
import type { Locale } from './locale.ts'

export type LocalizedPath = { readonly locale: Locale; readonly path: string; readonly prefixed: boolean }

/** One slash at the front, never two: `//host` would be another site. */
const rooted = (path: string): string => `/${path.replace(/^\/+/, '')}`

/** The path of a page in a language; German has no prefix (Account §2.1). */
export const localePath = (locale: Locale, path: string): string =>
  locale === DEFAULT_LOCALE ? rooted(path) : `/${locale}${rooted(path)}`

/** The language of a path and the rest of it; `/es/…` has no known language, so `es` stays part of the path. */
export const readLocalizedPath = (pathname: string): LocalizedPath => {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(pathname) ?? []
  return isLocale(first)
    ? { locale: first, path: rooted(rest), prefixed: true }
    : { locale: DEFAULT_LOCALE, path: rooted(pathname), prefixed: false }
}
