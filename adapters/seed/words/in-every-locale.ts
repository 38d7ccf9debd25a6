import { LOCALES } from '../../../domain/shop/locale.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { TextEntry } from '../catalogue/catalogue-entry.codec.ts'

/** A text of the demo shop in all four languages. */
export const inEveryLocale = (write: (locale: Locale) => string): TextEntry => {
  const [de, en, fr, it] = LOCALES.map(write)
  return { de: de ?? '', en: en ?? '', fr: fr ?? '', it: it ?? '' }
}
