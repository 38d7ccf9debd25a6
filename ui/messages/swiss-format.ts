import type { Locale } from '../../domain/shop/locale.ts'

/** How numbers and dates are written in each language: as in Switzerland, in English as in Britain (decision A35). */
export const SWISS_FORMAT = { de: 'de-CH', en: 'en-GB', fr: 'fr-CH', it: 'it-CH' } as const satisfies Readonly<Record<Locale, string>>
