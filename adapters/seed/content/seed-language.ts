import { DEFAULT_LOCALE, type Locale } from '../../../domain/shop/locale.ts'

/** German has no code in the content service (decision C19). */
export const seedLanguage = (locale: Locale): string => (locale === DEFAULT_LOCALE ? 'default' : locale)
