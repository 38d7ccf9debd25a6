import { readLocalizedPath } from './localized-path.ts'
import type { InEveryLocale } from './locale.ts'

/** The path of the appointment pages in each language. */
const APPOINTMENT: InEveryLocale<string> = { de: 'termin', en: 'appointment', fr: 'rendez-vous', it: 'appuntamento' }

/** A path on the shop's host that another system serves: service and appointments (Account §2.2, §4.4, decision A16). */
export const isServedByOtherSystem = (pathname: string): boolean => {
  const { path, locale } = readLocalizedPath(pathname)
  const [, first = ''] = path.split('/')
  return first === 'service' || first === APPOINTMENT[locale]
}
