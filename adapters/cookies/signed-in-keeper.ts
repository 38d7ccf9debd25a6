import type { SignedInKeeper } from '../../application/storefront/visit/signed-in-keeper.port.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES } from './cookie-table.ts'

export const makeSignedInKeeper = (jar: CookieJar): SignedInKeeper => ({
  isKept: () => jar.get(COOKIES.signedIn) !== undefined,
  forget: () => { jar.remove(COOKIES.signedIn) },
})
