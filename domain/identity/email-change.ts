const HOUR = 3_600_000

/** How long the letter to a new mailbox can be answered, in hours: as long as one that proves a mailbox. */
export const EMAIL_CHANGE_HOURS = 24

/** The moment after which a change that is asked for now is none any more. */
export const emailChangeEnd = (now: Date): Date => new Date(now.getTime() + EMAIL_CHANGE_HOURS * HOUR)
