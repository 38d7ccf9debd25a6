import type { Device } from './device.ts'
import type { SessionId } from './session-entry.ts'
import type { SessionToken } from './session.ts'

/** A sign-in that begins in whichever account the proof of it opens, or is added with it. */
export type SessionStart = {
  readonly token: SessionToken
  readonly id: SessionId
  readonly device: Device
  readonly since: Date
  readonly endsAt: Date
}
