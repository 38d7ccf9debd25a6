import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Device } from '../../../domain/identity/device.ts'
import type { SessionId } from '../../../domain/identity/session-entry.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** A sign-in that begins. */
export type NewSession = {
  readonly token: SessionToken
  readonly id: SessionId
  readonly accountId: AccountId
  readonly device: Device
  readonly since: Date
  readonly endsAt: Date
}

/** A sign-in that begins in whichever account the proof of it opens. */
export type SessionStart = Omit<NewSession, 'accountId'>

/** Who is signed in. A session's token is never kept, only what proves it. */
export interface SessionBook {
  readonly begin: (session: NewSession) => TaskEither<ServiceUnavailable, void>
  /** Whose session this is, with the hour noted in which it was used; `undefined` for one that ended, was closed, or never was. */
  readonly holder: (token: SessionToken, now: Date) => TaskEither<ServiceUnavailable, AccountId | undefined>
  readonly end: (token: SessionToken) => TaskEither<ServiceUnavailable, void>
}
