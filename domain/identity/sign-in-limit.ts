/** Wrong passwords for one account from one place, and in how many milliseconds; the owner elsewhere is not kept out. */
export const SIGN_IN_LIMIT = { attempts: 10, window: 15 * 60 * 1000 } as const

/** New accounts from one place in the same time. */
export const SIGN_UP_LIMIT = { attempts: 20, window: SIGN_IN_LIMIT.window } as const

/** Attempts made before count with the one being made. */
export const isTooMany = (attempts: number, limit: { readonly attempts: number }): boolean => attempts > limit.attempts
