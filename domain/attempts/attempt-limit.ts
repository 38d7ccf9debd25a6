import type { TooManyAttempts } from './attempts-refusal.ts'

/** How many attempts are allowed, and within how many milliseconds. */
export type AttemptLimit = { readonly attempts: number; readonly window: number }

/** `attempts` includes the current one. */
export const isTooMany = (attempts: number, limit: AttemptLimit): boolean => attempts > limit.attempts

const MINUTE = 60_000

/** How long a network counts as the customer's own after a sign-in from there; milliseconds. */
export const OWN_NETWORK_FOR = 30 * 24 * 60 * MINUTE

/** The refusal beyond the limit: once the window has passed, no attempt counts any more. */
export const tooManyAttempts = ({ window }: Pick<AttemptLimit, 'window'>): TooManyAttempts =>
  ({ _tag: 'TooManyAttempts', minutes: Math.ceil(window / MINUTE) })
