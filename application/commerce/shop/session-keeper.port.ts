import type { CartToken } from '../../../domain/cart/cart.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'

/** Where travels what proves a visitor: beside the requests, out of reach of any script. */
export interface SessionKeeper {
  readonly kept: () => SessionToken | undefined
  readonly keep: (session: SessionToken) => void
  readonly forget: () => void
  /** The carts that were ordered here, the last ones first. */
  readonly ordered: () => readonly CartToken[]
  readonly keepOrdered: (cart: CartToken) => void
}
