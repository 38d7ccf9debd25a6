import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import type { Device } from './device.ts'

/** Names a session to its owner; whoever holds it opens nothing. */
export type SessionId = Branded<string, 'SessionId'>

const ID = /^[A-Za-z0-9_-]{22,64}$/

export const makeSessionId = (text: unknown): E.Either<'NoSessionId', SessionId> =>
  typeof text === 'string' && ID.test(text) ? E.right(text as SessionId) : E.left('NoSessionId')

/** A sign-in as its owner sees it. No place it came from is kept. */
export type SessionEntry = {
  readonly id: SessionId
  readonly device: Device
  readonly since: Date
  /** The hour in which it was last used; at the desk the minute. */
  readonly lastUsed: Date
  /** The one that asks. */
  readonly isHere: boolean
}

const HOUR = 3600 * 1000

/** When a session is used is noted to the hour: enough to know it again, too little to follow somebody by. */
export const hourOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / HOUR) * HOUR)
