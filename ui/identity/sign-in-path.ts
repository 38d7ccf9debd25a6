import { localePath } from '../../domain/shop/localized-path.ts'
import type { Locale } from '../../domain/shop/locale.ts'

/** Where a visitor signs in, and comes back from. */
export const signInPath = (locale: Locale, from?: string): string =>
  localePath(locale, '/login') + (from === undefined ? '' : `?redirectUrl=${encodeURIComponent(from)}`)
