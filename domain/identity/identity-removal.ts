const FIRST_PAUSE = 60_000
const MAX_PAUSE = 24 * 3_600_000

/**
 * When deletion at the identity service is retried after attempt number `tries` at `tried`: each pause is twice as long as the one
 * before, up to a day.
 */
export const removeAgainAt = (tried: Date, tries: number): Date =>
  new Date(tried.getTime() + Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** (tries - 1)))
