import { useLocation } from './use-page.ts'
import { readLocalizedPath } from '../../domain/shop/localized-path.ts'
import type { Locale } from '../../domain/shop/locale.ts'

/** The language of the page, by its address. */
export const useLocale = (): Locale => readLocalizedPath(useLocation().pathname).locale
