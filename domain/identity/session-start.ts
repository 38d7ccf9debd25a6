import type { Device } from './device.ts'
import type { SessionId } from './session-entry.ts'
import type { SessionToken } from './session.ts'

/** A new session, for the account that the credentials belong to. */
export type SessionStart = {
  readonly token: SessionToken
  readonly id: SessionId
  readonly device: Device
  readonly since: Date
  readonly endsAt: Date
}
