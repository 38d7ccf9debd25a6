import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { makeCartToken } from '../../domain/cart/cart-token.ts'
import type { CartToken } from '../../domain/cart/cart.ts'
import { makeLinkBinding, type LinkBinding } from '../../domain/identity/link-binding.ts'
import { makeSessionToken, type SessionToken } from '../../domain/identity/session.ts'
import { makePasskeyTicket } from '../../domain/passkey/passkey-challenge.ts'
import type { Email } from '../../domain/customer/email.ts'
import { makeBrowserKey } from '../../domain/visit/browser-key.ts'
import { mayMeasure } from '../../domain/tracking/consent.ts'
import type { SessionKeeper } from '../../application/commerce/shop/session-keeper.port.ts'
import { makeConsentKeeper } from './consent-keeper.ts'
import type { CookieJar } from './cookie-jar.ts'
import { BROWSER, COOKIES, LINK_BINDINGS, ORDERED, PASSKEY, sessionCookie } from './cookie-table.ts'
import type { CookieSigner } from './cookie-signer.ts'
import type { Site } from './cookie-text.ts'

/** The number of orders that one browser remembers. */
const MAX_ORDERS = 10

const orderedIn = (text: string): readonly CartToken[] =>
  text.split('.').flatMap((token) => {
    const cartToken = makeCartToken(token)
    return E.isRight(cartToken) ? [cartToken.right] : []
  })

/** The number of login links that one browser remembers: as many as can be sent to one address in a quarter of an hour. */
const MAX_LINKS = 3

const bindingsIn = (text: string): readonly LinkBinding[] =>
  text.split('.').flatMap((binding) => {
    const linkBinding = makeLinkBinding(binding)
    return E.isRight(linkBinding) ? [linkBinding.right] : []
  })

const sessionIn = (text: string): SessionToken | undefined => O.toUndefined(O.fromEither(makeSessionToken(text)))

/** The id by which analytics recognise a customer; undefined in a shop without a salt. */
export type UidOf = ((email: Email) => string) | undefined

/** The signer for cookies that only the shop may write, and the id for analytics. */
export type KeeperDeps = { readonly signer: CookieSigner; readonly uidOf?: UidOf }

/**
 * The session in an http-only cookie, with a second, readable cookie that tells that there is one and until when. The carts ordered in
 * this browser are in another http-only cookie, which is signed: a cart token alone, which scripts can read, does not open an order. With
 * consent to statistics, a signed-in customer gets the id for analytics.
 */
export const makeSessionKeeper = (jar: CookieJar, site: Site, { signer, uidOf }: KeeperDeps): SessionKeeper => {
  const cookie = sessionCookie(site)
  let chosen: SessionToken | undefined
  const candidates = (): readonly SessionToken[] => jar.all(cookie).flatMap((text) => sessionIn(text) ?? [])
  const consents = makeConsentKeeper(jar)
  const ordered = (): readonly CartToken[] => jar.read(ORDERED, (text) => {
    const value = signer.read(ORDERED.name, text)
    return value === undefined ? undefined : orderedIn(value)
  }) ?? []
  // Any of them may belong to the opened link.
  const linkBindings = (): readonly LinkBinding[] => jar.all(LINK_BINDINGS).flatMap(bindingsIn)
  const know = (email: Email): void => {
    if (uidOf === undefined || !mayMeasure(consents.read())) return
    const uid = uidOf(email)
    if (jar.get(COOKIES.uid) !== uid) jar.set(COOKIES.uid, uid)
  }
  return {
    read: () => chosen ?? candidates()[0],
    candidates,
    choose: (session) => { chosen = session },
    store: (session, endsAt, email) => {
      chosen = session
      jar.set(cookie, session)
      jar.set(COOKIES.signedIn, String(endsAt.getTime()))
      know(email)
    },
    know,
    clear: () => {
      chosen = undefined
      jar.remove(cookie)
      jar.remove(COOKIES.signedIn)
      if (jar.get(COOKIES.uid) !== undefined) jar.remove(COOKIES.uid)
      for (const former of [ORDERED, BROWSER]) if (jar.get(former) !== undefined) jar.remove(former)
    },
    ordered,
    setOrdered: (cart) => {
      jar.set(ORDERED, signer.sign(ORDERED.name, [...new Set([cart, ...ordered()])].slice(0, MAX_ORDERS).join('.')))
    },
    browser: () => jar.read(BROWSER, (text) => O.toUndefined(O.fromEither(makeBrowserKey(text)))),
    setBrowser: (key) => { jar.set(BROWSER, key) },
    ticket: () => jar.read(PASSKEY, (text) => O.toUndefined(O.fromEither(makePasskeyTicket(text)))),
    setTicket: (ticket) => { jar.set(PASSKEY, ticket) },
    linkBindings,
    setLinkBinding: (binding) => { jar.set(LINK_BINDINGS, [...new Set([binding, ...linkBindings()])].slice(0, MAX_LINKS).join('.')) },
    clearLinkBindings: () => { if (jar.get(LINK_BINDINGS) !== undefined) jar.remove(LINK_BINDINGS) },
  }
}
