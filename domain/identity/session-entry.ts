import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { RANDOM_TOKEN } from '../random-token.ts'
import type { Device } from './device.ts'

/** Identifies a session for its owner; it is not a credential. */
export type SessionId = Branded<string, 'SessionId'>

export const makeSessionId = (text: unknown): E.Either<'NoSessionId', SessionId> =>
  typeof text === 'string' && RANDOM_TOKEN.test(text) ? E.right(text as SessionId) : E.left('NoSessionId')

/** A session as its owner sees it. Its network is not stored. */
export type SessionEntry = {
  readonly id: SessionId
  readonly device: Device
  readonly since: Date
  /** The hour of the last use; for staff the minute. */
  readonly lastUsed: Date
  /** The session of this request. */
  readonly isHere: boolean
}

const HOUR = 3600 * 1000

/** The last use is stored to the hour: enough to recognise the session, too little to track its owner. */
export const hourOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / HOUR) * HOUR)
