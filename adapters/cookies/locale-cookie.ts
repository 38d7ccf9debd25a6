import { isLocale, type Locale } from '../../domain/shop/locale.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES } from './cookie-table.ts'

/** The language a visitor chose; anything but a known code is no choice (Account §5). */
export const chosenLocale = (jar: CookieJar): Locale | undefined => {
  const text = jar.get(COOKIES.locale) ?? ''
  return isLocale(text) ? text : undefined
}

export const keepLocale = (jar: CookieJar, locale: Locale): void => {
  jar.set(COOKIES.locale, locale)
}
