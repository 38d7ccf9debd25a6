import type { SignedInKeeper } from '../../application/storefront/visit/signed-in-keeper.port.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES } from './cookie-table.ts'

/** A cookie of an earlier release contains no end. */
const momentIn = (text: string | undefined): Date | undefined =>
  text !== undefined && /^\d{10,15}$/.test(text) ? new Date(Number(text)) : undefined

export const makeSignedInKeeper = (jar: CookieJar): SignedInKeeper => ({
  isSet: () => jar.get(COOKIES.signedIn) !== undefined,
  endsAt: () => jar.read(COOKIES.signedIn, momentIn),
  clear: () => { jar.remove(COOKIES.signedIn) },
})
