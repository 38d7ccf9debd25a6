const MINUTE = 60 * 1000

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
