import { readLocalizedPath } from '../../domain/shop/localized-path.ts'
import type { Locale } from '../../domain/shop/locale.ts'

/** The language of the requested address. */
export const requestLocale = (request: Request): Locale => readLocalizedPath(new URL(request.url).pathname).locale
