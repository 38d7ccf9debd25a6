import * as O from 'fp-ts/lib/Option.js'
import { makeSessionToken } from '../../domain/identity/session.ts'
import type { SessionKeeper } from '../../application/commerce/shop/session-keeper.port.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES, sessionCookie } from './cookie-table.ts'
import type { Site } from './cookie-text.ts'

/** The session in a cookie no script can read, and beside it a mark without a secret that there is one. */
export const makeSessionKeeper = (jar: CookieJar, site: Site): SessionKeeper => {
  const cookie = sessionCookie(site)
  return {
    kept: () => O.toUndefined(O.fromEither(makeSessionToken(jar.get(cookie)))),
    keep: (session) => {
      jar.set(cookie, session)
      jar.set(COOKIES.signedIn, '1')
    },
    forget: () => {
      jar.remove(cookie)
      jar.remove(COOKIES.signedIn)
    },
  }
}
