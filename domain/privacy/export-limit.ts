import type { AttemptLimit } from '../attempts/attempt-limit.ts'

/** How often a customer has all of their data told: it takes a look at many tables. */
export const EXPORT_LIMIT: AttemptLimit = { attempts: 5, window: 3_600_000 }
