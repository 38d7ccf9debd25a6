import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { makeCartToken } from '../../domain/cart/cart-token.ts'
import type { CartToken } from '../../domain/cart/cart.ts'
import { makeSessionToken } from '../../domain/identity/session.ts'
import { makePasskeyTicket } from '../../domain/passkey/passkey-challenge.ts'
import type { SessionKeeper } from '../../application/commerce/shop/session-keeper.port.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES, ORDERED, PASSKEY, sessionCookie } from './cookie-table.ts'
import type { Site } from './cookie-text.ts'

/** Orders that one browser remembers. */
const MOST = 10

const orderedIn = (text: string | undefined): readonly CartToken[] =>
  (text ?? '').split('.').flatMap((token) => {
    const made = makeCartToken(token)
    return E.isRight(made) ? [made.right] : []
  })

/**
 * The session in a cookie no script can read, and beside it a mark without a secret that there is one, and until when; the carts
 * ordered here in another that no script can read.
 */
export const makeSessionKeeper = (jar: CookieJar, site: Site): SessionKeeper => {
  const cookie = sessionCookie(site)
  const ordered = (): readonly CartToken[] => orderedIn(jar.get(ORDERED))
  return {
    kept: () => O.toUndefined(O.fromEither(makeSessionToken(jar.get(cookie)))),
    keep: (session, endsAt) => {
      jar.set(cookie, session)
      jar.set(COOKIES.signedIn, String(endsAt.getTime()))
    },
    forget: () => {
      jar.remove(cookie)
      jar.remove(COOKIES.signedIn)
      if (ordered().length > 0) jar.remove(ORDERED)
    },
    ordered,
    keepOrdered: (cart) => { jar.set(ORDERED, [...new Set([cart, ...ordered()])].slice(0, MOST).join('.')) },
    ticket: () => O.toUndefined(O.fromEither(makePasskeyTicket(jar.get(PASSKEY)))),
    keepTicket: (ticket) => { jar.set(PASSKEY, ticket) },
  }
}
