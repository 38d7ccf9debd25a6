import { isLocale, type Locale } from './locale.ts'

const SEPARATOR = '___'

/** The route name of a page in one language: `index___fr` (Account §2.1). */
export const routeName = (base: string, locale: Locale): string => `${base}${SEPARATOR}${locale}`

/** The page and language of a route name; `undefined` for any other text. */
export const readRouteName = (name: string): { readonly base: string; readonly locale: Locale } | undefined => {
  const [base = '', locale = ''] = name.split(SEPARATOR)
  return isLocale(locale) ? { base, locale } : undefined
}
