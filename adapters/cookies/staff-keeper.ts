import * as O from 'fp-ts/lib/Option.js'
import type { StaffKeeper } from '../../application/commerce/shop/staff-keeper.port.ts'
import { makeSessionToken, type SessionToken } from '../../domain/identity/session.ts'
import { makeAccessToken } from '../../domain/staff/access-token.ts'
import type { CookieJar } from './cookie-jar.ts'
import { staffCookie } from './cookie-table.ts'
import type { Site } from './cookie-text.ts'

const BEARER = /^Bearer +(\S+)$/i

/** The staff session in an http-only cookie, or the access token of a program in the `Authorization` header. */
export const makeStaffKeeper = (jar: CookieJar, site: Site, authorization: string | undefined): StaffKeeper => {
  const cookie = staffCookie(site)
  let chosen: SessionToken | undefined
  const candidates = (): readonly SessionToken[] =>
    jar.all(cookie).flatMap((text) => O.toUndefined(O.fromEither(makeSessionToken(text))) ?? [])
  return {
    read: () => chosen ?? candidates()[0],
    candidates,
    choose: (session) => { chosen = session },
    token: () => O.toUndefined(O.fromEither(makeAccessToken(BEARER.exec(authorization ?? '')?.[1]))),
    store: (session) => {
      chosen = session
      jar.set(cookie, session)
    },
    clear: () => {
      chosen = undefined
      jar.remove(cookie)
    },
  }
}
