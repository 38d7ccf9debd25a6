import type { Words } from './words.ts'
import { wordsOf } from './words.ts'

export const LOCALES = ['de', 'en', 'fr', 'it'] as const
export type Locale = (typeof LOCALES)[number]

/** How an address may begin, and the language it then speaks: German with a prefix and without. */
export const PREFIXES = [['', 'de'], ['/de', 'de'], ['/en', 'en'], ['/fr', 'fr'], ['/it', 'it']] as const

export const BRANDS = ['iris', 'lensvision', 'discountlens', 'mrlens', 'mclinsen'] as const

/** Where the shop says its pages stand: where it is reached. */
export const DOMAIN = 'http://localhost:4180'

/** The address of a page in a language, as the shop itself writes it. */
export const pathIn = (locale: Locale, path: string): string => `${locale === 'de' ? '' : `/${locale}`}${path}`

export const WORDS: Readonly<Record<Locale, Words>> = {
  de: wordsOf('de'), en: wordsOf('en'), fr: wordsOf('fr'), it: wordsOf('it'),
}

export const SLUGS = [
  'shipping-info', 'returns', 'contact', 'about-us', 'terms', 'privacy', 'cookies', 'legal-notice', 'disclaimer', 'accessibility',
]
