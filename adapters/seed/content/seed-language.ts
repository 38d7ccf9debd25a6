import { DEFAULT_LOCALE, type Locale } from '../../../domain/shop/locale.ts'

/** German has no code of its own in the content service (decision C19). */
export const seedLanguage = (locale: Locale): string => (locale === DEFAULT_LOCALE ? 'default' : locale)
