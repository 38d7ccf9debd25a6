import { DEFAULT_LOCALE, isLocale } from './locale.ts'
import type { Locale } from './locale.ts'

const SEPARATOR = '___'

export type RouteName = { readonly base: string; readonly locale: Locale }

/** A page's name in one language: `index___fr` (Account §2.1). */
export const routeName = (base: string, locale: Locale): string => `${base}${SEPARATOR}${locale}`

/** A name without a known language is the page in the default language. */
export const readRouteName = (name: string): RouteName => {
  const at = name.lastIndexOf(SEPARATOR)
  const locale = name.slice(at + SEPARATOR.length)
  return at >= 0 && isLocale(locale) ? { base: name.slice(0, at), locale } : { base: name, locale: DEFAULT_LOCALE }
}
