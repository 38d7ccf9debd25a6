import type { SessionToken } from '../../../domain/identity/session.ts'
import type { AccessToken } from '../../../domain/staff/access-token.ts'

/** The credentials of a staff request: the session of a browser, or an access token. */
export interface StaffKeeper {
  readonly read: () => SessionToken | undefined
  /** All sessions of the request, the stored one first; more than one if a foreign cookie has the same name. */
  readonly candidates: () => readonly SessionToken[]
  /** Uses this one from now on. */
  readonly choose: (session: SessionToken) => void
  readonly token: () => AccessToken | undefined
  readonly store: (session: SessionToken, endsAt: Date) => void
  readonly clear: () => void
}
