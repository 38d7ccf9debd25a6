import type { Locale } from '../../domain/shop/locale.ts'

/** Number and date formats by language: Swiss, and British in English (decision A35). */
export const SWISS_FORMAT = { de: 'de-CH', en: 'en-GB', fr: 'fr-CH', it: 'it-CH' } as const satisfies Readonly<Record<Locale, string>>
