import { readLocalizedPath } from './localized-path.ts'
import type { InEveryLocale } from './locale.ts'

/** Where appointments are made, in the words of each language. */
const APPOINTMENT: InEveryLocale<string> = { de: 'termin', en: 'appointment', fr: 'rendez-vous', it: 'appuntamento' }

/** A path that another system answers below the shop's own host: service, and appointments (Account §2.2, §4.4, decision A16). */
export const isServedByOtherSystem = (pathname: string): boolean => {
  const { path, locale } = readLocalizedPath(pathname)
  const [, first = ''] = path.split('/')
  return first === 'service' || first === APPOINTMENT[locale]
}
