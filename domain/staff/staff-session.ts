const MINUTE = 60 * 1000

/** One working day. */
const STAFF_SESSION = 12 * 60 * MINUTE
/** After which inactivity a session ends. */
const IDLE = 30 * MINUTE
/** How long the code may be entered after the password. */
const CODE_WAIT = 10 * MINUTE

export const staffSessionEnd = (now: Date): Date => new Date(now.getTime() + STAFF_SESSION)
export const codeWaitEnd = (now: Date): Date => new Date(now.getTime() + CODE_WAIT)
/** Sessions last used at this moment or before are over. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE)

/** The last use is stored to the minute. */
export const minuteOf = (now: Date): Date => new Date(now.getTime() - (now.getTime() % MINUTE))
