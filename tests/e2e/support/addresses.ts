import type { Words } from './shop-texts.ts'
import { wordsOf } from './shop-texts.ts'

export const LOCALES = ['de', 'en', 'fr', 'it'] as const
export type Locale = (typeof LOCALES)[number]

/** The prefixes of an address, and their language: German with a prefix and without. */
export const PREFIXES = [['', 'de'], ['/de', 'de'], ['/en', 'en'], ['/fr', 'fr'], ['/it', 'it']] as const

export const BRANDS = ['iris', 'lensvision', 'discountlens', 'mrlens', 'mclinsen'] as const

/** The origin of canonical addresses: where the shop is reached. */
export const DOMAIN = 'http://localhost:4180'

/** The address of a page in a language, as the shop writes it. */
export const pathIn = (locale: Locale, path: string): string => `${locale === 'de' ? '' : `/${locale}`}${path}`

export const WORDS: Readonly<Record<Locale, Words>> = {
  de: wordsOf('de'), en: wordsOf('en'), fr: wordsOf('fr'), it: wordsOf('it'),
}

export const SLUGS = [
  'shipping-info', 'returns', 'contact', 'about-us', 'terms', 'privacy', 'cookies', 'legal-notice', 'disclaimer', 'accessibility',
]
