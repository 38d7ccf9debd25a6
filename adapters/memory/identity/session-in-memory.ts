import type { SessionKeeper } from '../../../application/commerce/shop/session-keeper.port.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { LinkBinding } from '../../../domain/identity/link-binding.ts'
import type { BrowserKey } from '../../../domain/visit/browser-key.ts'
import type { PasskeyTicket } from '../../../domain/passkey/passkey-challenge.ts'

/** A session that lives as long as its visitor's object. */
export const sessionInMemory = (): SessionKeeper & { readonly endsAt: () => Date | undefined } => {
  let kept: SessionToken | undefined
  let end: Date | undefined
  let ordered: readonly CartToken[] = []
  let browser: BrowserKey | undefined
  let ticket: PasskeyTicket | undefined
  let bindings: readonly LinkBinding[] = []
  return {
    read: () => kept,
    candidates: () => (kept === undefined ? [] : [kept]),
    choose: (session) => { kept = session },
    endsAt: () => end,
    store: (session, endsAt) => {
      kept = session
      end = endsAt
    },
    know: () => {},
    clear: () => {
      kept = undefined
      end = undefined
      ordered = []
      browser = undefined
    },
    ordered: () => ordered,
    setOrdered: (cart) => { ordered = [cart, ...ordered] },
    browser: () => browser,
    setBrowser: (key) => { browser = key },
    ticket: () => ticket,
    setTicket: (given) => { ticket = given },
    linkBindings: () => bindings,
    setLinkBinding: (binding) => { bindings = [binding, ...bindings] },
    clearLinkBindings: () => { bindings = [] },
  }
}
