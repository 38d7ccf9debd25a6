const HOUR = 3_600_000

/** How long a mail to a new e-mail address is valid, in hours: as long as a verification mail. */
export const EMAIL_CHANGE_HOURS = 24

/** When a change requested now expires. */
export const emailChangeEnd = (now: Date): Date => new Date(now.getTime() + EMAIL_CHANGE_HOURS * HOUR)
