import * as O from 'fp-ts/lib/Option.js'
import type { LoginLinkKeeper } from '../../application/storefront/visit/login-link-keeper.port.ts'
import { makeEmail } from '../../domain/customer/email.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES } from './cookie-table.ts'

/** An invalid address counts as none. */
export const makeLoginLinkKeeper = (jar: CookieJar): LoginLinkKeeper => ({
  read: () => jar.read(COOKIES.loginLink, (text) => O.toUndefined(O.fromEither(makeEmail(text)))),
  store: (email) => { jar.set(COOKIES.loginLink, email) },
  clear: () => { if (jar.get(COOKIES.loginLink) !== undefined) jar.remove(COOKIES.loginLink) },
})
