import type { Locale } from '../../../domain/shop/locale.ts'

/** Remembers on the visitor's device the language they chose. */
export interface LocaleKeeper {
  readonly store: (locale: Locale) => void
}
