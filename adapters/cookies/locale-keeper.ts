import type { LocaleKeeper } from '../../application/storefront/visit/locale-keeper.port.ts'
import { isLocale, type Locale } from '../../domain/shop/locale.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES } from './cookie-table.ts'

export const makeLocaleKeeper = (jar: CookieJar): LocaleKeeper => ({ store: (locale) => { jar.set(COOKIES.locale, locale) } })

/** The language chosen on this device; an invalid value counts as none. */
export const chosenLocale = (jar: CookieJar): Locale | undefined =>
  jar.read(COOKIES.locale, (chosen) => (isLocale(chosen) ? chosen : undefined))
