import * as E from '../either.ts'
import type { Branded } from '../branded.ts'
import { LONG_RANDOM_TOKEN } from '../long-random-token.ts'

/** At least 256 bits of randomness; it authenticates its bearer. Only its hash is stored. */
export type SessionToken = Branded<string, 'SessionToken'>

/** A malformed token is no session: its bearer is a guest. */
export const makeSessionToken = (text: unknown): E.Either<'NoSession', SessionToken> =>
  typeof text === 'string' && LONG_RANDOM_TOKEN.test(text) ? E.right(text as SessionToken) : E.left('NoSession')

const DAY = 24 * 3600 * 1000

/** How long a session lasts. */
export const SESSION_DAYS = 30

/** When a session started now expires. */
export const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_DAYS * DAY)

/** Whether a session is over: from the moment of its end on (Account §4.1). */
export const hasEnded = (end: Date, now: Date): boolean => now.getTime() >= end.getTime()
