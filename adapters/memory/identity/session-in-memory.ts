import type { SessionKeeper } from '../../../application/commerce/shop/session-keeper.port.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'

/** A session that lives as long as its visitor's object. */
export const sessionInMemory = (): SessionKeeper => {
  let kept: SessionToken | undefined
  return {
    kept: () => kept,
    keep: (session) => { kept = session },
    forget: () => { kept = undefined },
  }
}
