import type { AttemptLimit } from '../attempts/attempt-limit.ts'

const MINUTE = 60 * 1000
const QUARTER_HOUR = 15 * MINUTE

/** A working day. */
const STAFF_SESSION = 12 * 60 * MINUTE
/** How long a desk may be left before it shuts. */
const IDLE = 30 * MINUTE
/** How long the code may take after the password. */
const CODE_WAIT = 10 * MINUTE

export const staffSessionEnd = (now: Date): Date => new Date(now.getTime() + STAFF_SESSION)
export const codeWaitEnd = (now: Date): Date => new Date(now.getTime() + CODE_WAIT)
/** Sessions that were last used at this moment or before are over. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE)

/** The minute in which a session is used: it is noted no more often. */
export const minuteOf = (now: Date): Date => new Date(now.getTime() - (now.getTime() % MINUTE))

/** Passwords tried for one of the shop's people, from anywhere: nobody may guess here, and whoever keeps staff can help. */
export const STAFF_PASSWORD_LIMIT: AttemptLimit = { attempts: 10, window: QUARTER_HOUR }
/** Passwords tried from one place. */
export const STAFF_PLACE_LIMIT: AttemptLimit = { attempts: 30, window: QUARTER_HOUR }
/** Codes tried for one person; only whoever knows the password gets so far. */
export const STAFF_CODE_LIMIT: AttemptLimit = { attempts: 5, window: QUARTER_HOUR }
