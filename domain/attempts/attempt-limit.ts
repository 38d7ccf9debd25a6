import type { TooManyAttempts } from './attempts-refusal.ts'

/** How often something may be tried, and in how many milliseconds. */
export type AttemptLimit = { readonly attempts: number; readonly window: number }

/** Attempts made before count with the one being made. */
export const isTooMany = (attempts: number, limit: AttemptLimit): boolean => attempts > limit.attempts

const MINUTE = 60_000

/** How long a network counts as one's own after signing in there; milliseconds. */
export const OWN_NETWORK_FOR = 30 * 24 * 60 * MINUTE

/** What is said beyond the limit: once the window has gone by, no try counts any more. */
export const tooManyAttempts = ({ window }: Pick<AttemptLimit, 'window'>): TooManyAttempts =>
  ({ _tag: 'TooManyAttempts', minutes: Math.ceil(window / MINUTE) })
