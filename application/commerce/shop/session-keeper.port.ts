import type { SessionToken } from '../../../domain/identity/session.ts'

/** Where a visitor's session travels: beside the requests, out of reach of any script. */
export interface SessionKeeper {
  readonly kept: () => SessionToken | undefined
  readonly keep: (session: SessionToken) => void
  readonly forget: () => void
}
