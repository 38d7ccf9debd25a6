/** How often something may be tried, and in how many milliseconds. */
export type AttemptLimit = { readonly attempts: number; readonly window: number }

/** Attempts made before count with the one being made. */
export const isTooMany = (attempts: number, limit: AttemptLimit): boolean => attempts > limit.attempts
