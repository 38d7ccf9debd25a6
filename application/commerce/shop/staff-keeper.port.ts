import type { SessionToken } from '../../../domain/identity/session.ts'
import type { AccessToken } from '../../../domain/staff/access-token.ts'

/** What a request of the shop's people shows: the session of their browser, or a program's token. */
export interface StaffKeeper {
  readonly kept: () => SessionToken | undefined
  readonly token: () => AccessToken | undefined
  readonly keep: (session: SessionToken, endsAt: Date) => void
  readonly forget: () => void
}
