import type { Locale } from '../../../domain/shop/locale.ts'

/** Stores the chosen language on the visitor's device. */
export interface LocaleKeeper {
  readonly store: (locale: Locale) => void
}
