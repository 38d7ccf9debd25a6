import type { ConsentKeeper } from '../../application/storefront/tracking/consent-keeper.port.ts'
import { isConsent } from '../../domain/tracking/consent.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES } from './cookie-table.ts'

/** Stores the consent for half a year; then it is requested again. An unreadable value counts as no choice. */
export const makeConsentKeeper = (jar: CookieJar): ConsentKeeper => ({
  read: () => jar.read(COOKIES.consent, (text) => (isConsent(text) ? text : undefined)),
  store: (consent) => { jar.set(COOKIES.consent, consent) },
})
