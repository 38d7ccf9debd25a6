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

/** Orders that one browser remembers. */
const MOST = 10

const orderedIn = (text: string): readonly CartToken[] =>
  text.split('.').flatMap((token) => {
    const cartToken = makeCartToken(token)
    return E.isRight(cartToken) ? [cartToken.right] : []
  })

/** Login links that one browser remembers: as many as one mailbox is sent in a quarter of an hour. */
const MOST_LINKS = 3

const bindingsIn = (text: string): readonly LinkBinding[] =>
  text.split('.').flatMap((binding) => {
    const linkBinding = makeLinkBinding(binding)
    return E.isRight(linkBinding) ? [linkBinding.right] : []
  })

const sessionIn = (text: string): SessionToken | undefined => O.toUndefined(O.fromEither(makeSessionToken(text)))

/** By what reports know a customer again; none in a shop that says no salt. */
export type UidOf = ((email: Email) => string) | undefined

/** What signs the cookies that only the shop may write, and by what reports know a customer again. */
export type KeeperDeps = { readonly signer: CookieSigner; readonly uidOf?: UidOf }

/**
 * The session in a cookie no script can read, and beside it a mark without a secret that there is one, and until when; the carts
 * ordered here in another that no script can read, signed: a cart's token alone, which a script can read, opens no order. Whoever said yes
 * to statistics is known again by them while signed in.
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
  // Any of them may be the one a link asks for.
  const linkBindings = (): readonly LinkBinding[] => jar.all(LINK_BINDINGS).flatMap(bindingsIn)
  const know = (whose: Email): void => {
    if (uidOf === undefined || !mayMeasure(consents.read())) return
    const uid = uidOf(whose)
    if (jar.get(COOKIES.uid) !== uid) jar.set(COOKIES.uid, uid)
  }
  return {
    read: () => chosen ?? candidates()[0],
    candidates,
    choose: (session) => { chosen = session },
    store: (session, endsAt, whose) => {
      chosen = session
      jar.set(cookie, session)
      jar.set(COOKIES.signedIn, String(endsAt.getTime()))
      know(whose)
    },
    know,
    clear: () => {
      chosen = undefined
      jar.remove(cookie)
      jar.remove(COOKIES.signedIn)
      if (jar.get(COOKIES.uid) !== undefined) jar.remove(COOKIES.uid)
      for (const one of [ORDERED, BROWSER]) if (jar.get(one) !== undefined) jar.remove(one)
    },
    ordered,
    setOrdered: (cart) => {
      jar.set(ORDERED, signer.sign(ORDERED.name, [...new Set([cart, ...ordered()])].slice(0, MOST).join('.')))
    },
    browser: () => jar.read(BROWSER, (text) => O.toUndefined(O.fromEither(makeBrowserKey(text)))),
    setBrowser: (key) => { jar.set(BROWSER, key) },
    ticket: () => jar.read(PASSKEY, (text) => O.toUndefined(O.fromEither(makePasskeyTicket(text)))),
    setTicket: (ticket) => { jar.set(PASSKEY, ticket) },
    linkBindings,
    setLinkBinding: (binding) => { jar.set(LINK_BINDINGS, [...new Set([binding, ...linkBindings()])].slice(0, MOST_LINKS).join('.')) },
    clearLinkBindings: () => { if (jar.get(LINK_BINDINGS) !== undefined) jar.remove(LINK_BINDINGS) },
  }
}
