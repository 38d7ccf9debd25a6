const FIRST_PAUSE = 60_000
const LONGEST_PAUSE = 24 * 3_600_000

/**
 * When the identity service is asked again to delete somebody whom it was asked to delete at `tried`, for the `tries`-th time: each
 * pause is twice as long as the one before, up to a day.
 */
export const removeAgainAt = (tried: Date, tries: number): Date =>
  new Date(tried.getTime() + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1)))
