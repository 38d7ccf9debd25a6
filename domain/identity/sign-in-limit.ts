import type { AttemptLimit } from '../attempts/attempt-limit.ts'

/** Wrong passwords for one account from one place; the owner elsewhere is not kept out. */
export const SIGN_IN_LIMIT: AttemptLimit = { attempts: 10, window: 15 * 60 * 1000 }

/** New accounts from one place in the same time. */
export const SIGN_UP_LIMIT: AttemptLimit = { attempts: 20, window: SIGN_IN_LIMIT.window }
