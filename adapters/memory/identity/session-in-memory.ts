import type { SessionKeeper } from '../../../application/commerce/shop/session-keeper.port.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { LinkBinding } from '../../../domain/identity/link-binding.ts'
import type { BrowserKey } from '../../../domain/visit/browser-key.ts'
import type { PasskeyTicket } from '../../../domain/passkey/passkey-challenge.ts'

/** A session that lives as long as its visitor's object. */
export const sessionInMemory = (): SessionKeeper & { readonly endsAt: () => Date | undefined } => {
  let token: SessionToken | undefined
  let end: Date | undefined
  let ordered: readonly CartToken[] = []
  let browser: BrowserKey | undefined
  let ticket: PasskeyTicket | undefined
  let bindings: readonly LinkBinding[] = []
  return {
    read: () => token,
    candidates: () => (token === undefined ? [] : [token]),
    choose: (session) => { token = session },
    endsAt: () => end,
    store: (session, endsAt) => {
      token = session
      end = endsAt
    },
    know: () => {},
    clear: () => {
      token = undefined
      end = undefined
      ordered = []
      browser = undefined
    },
    ordered: () => ordered,
    setOrdered: (cart) => { ordered = [cart, ...ordered] },
    browser: () => browser,
    setBrowser: (key) => { browser = key },
    ticket: () => ticket,
    setTicket: (created) => { ticket = created },
    linkBindings: () => bindings,
    setLinkBinding: (binding) => { bindings = [binding, ...bindings] },
    clearLinkBindings: () => { bindings = [] },
  }
}
