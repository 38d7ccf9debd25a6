import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Email } from '../../../domain/customer/email.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { LinkBinding } from '../../../domain/identity/link-binding.ts'
import type { BrowserKey } from '../../../domain/visit/browser-key.ts'
import type { PasskeyTicket } from '../../../domain/passkey/passkey-challenge.ts'

/** Where travels what proves a visitor: beside the requests, out of reach of any script. */
export interface SessionKeeper {
  readonly read: () => SessionToken | undefined
  /** All sessions that a request brought, `kept` the first of them; more than one where a foreign cookie has the same name. */
  readonly candidates: () => readonly SessionToken[]
  /** This is the one that counts from now on. */
  readonly choose: (session: SessionToken) => void
  /** With the moment from which on it opens nothing any more, and whose it is. */
  readonly store: (session: SessionToken, endsAt: Date, whose: Email) => void
  /** Of whoever is signed in: what may be measured of them, reports put down to the same customer. */
  readonly know: (whose: Email) => void
  readonly clear: () => void
  /** The carts that were ordered here, the last ones first. */
  readonly ordered: () => readonly CartToken[]
  readonly setOrdered: (cart: CartToken) => void
  /** By what this browser is known again as the one that typed into a cart, or ordered it. */
  readonly browser: () => BrowserKey | undefined
  readonly setBrowser: (key: BrowserKey) => void
  /** By what the browser is known again that was given a challenge to sign in. */
  readonly ticket: () => PasskeyTicket | undefined
  readonly setTicket: (ticket: PasskeyTicket) => void
  /** Of the login links that were requested here within the hour, the last ones first. */
  readonly linkBindings: () => readonly LinkBinding[]
  readonly setLinkBinding: (binding: LinkBinding) => void
  readonly clearLinkBindings: () => void
}
