import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Email } from '../../../domain/customer/email.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { LinkBinding } from '../../../domain/identity/link-binding.ts'
import type { BrowserKey } from '../../../domain/visit/browser-key.ts'
import type { PasskeyTicket } from '../../../domain/passkey/passkey-challenge.ts'

/** The visitor's cookies, out of reach of any script. */
export interface SessionKeeper {
  readonly read: () => SessionToken | undefined
  /** All sessions of the request, the stored one first; more than one if a foreign cookie has the same name. */
  readonly candidates: () => readonly SessionToken[]
  /** Uses this one from now on. */
  readonly choose: (session: SessionToken) => void
  /** With its expiry, and the account's address. */
  readonly store: (session: SessionToken, endsAt: Date, whose: Email) => void
  /** Identifies the signed-in customer for analytics, if they consented. */
  readonly know: (whose: Email) => void
  readonly clear: () => void
  /** The carts that were ordered in this browser, the last ones first. */
  readonly ordered: () => readonly CartToken[]
  readonly setOrdered: (cart: CartToken) => void
  /** The key that identifies this browser as the one that filled or ordered a cart. */
  readonly browser: () => BrowserKey | undefined
  readonly setBrowser: (key: BrowserKey) => void
  /** The ticket that identifies the browser of a passkey challenge. */
  readonly ticket: () => PasskeyTicket | undefined
  readonly setTicket: (ticket: PasskeyTicket) => void
  /** Bindings of login links requested in this browser within the hour, the last ones first. */
  readonly linkBindings: () => readonly LinkBinding[]
  readonly setLinkBinding: (binding: LinkBinding) => void
  readonly clearLinkBindings: () => void
}
