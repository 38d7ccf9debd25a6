import { isLocale, type Locale } from './locale.ts'

const SEPARATOR = '___'

/** A page's name in one language: `index___fr` (Account §2.1). */
export const routeName = (base: string, locale: Locale): string => `${base}${SEPARATOR}${locale}`

/** A page's own name and the language it stands in; none where it is not one of a page. */
export const readRouteName = (name: string): { readonly base: string; readonly locale: Locale } | undefined => {
  const [base = '', locale = ''] = name.split(SEPARATOR)
  return isLocale(locale) ? { base, locale } : undefined
}
