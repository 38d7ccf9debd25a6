import type { SessionToken } from '../../../domain/identity/session.ts'
import type { AccessToken } from '../../../domain/staff/access-token.ts'

/** What a request of the shop's people shows: the session of their browser, or a program's token. */
export interface StaffKeeper {
  readonly read: () => SessionToken | undefined
  /** All sessions that a request brought, `kept` the first of them; more than one where a foreign cookie has the same name. */
  readonly candidates: () => readonly SessionToken[]
  /** This is the one that counts from now on. */
  readonly choose: (session: SessionToken) => void
  readonly token: () => AccessToken | undefined
  readonly store: (session: SessionToken, endsAt: Date) => void
  readonly clear: () => void
}
