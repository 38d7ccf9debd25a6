import type { AttemptLimit } from '../attempts/attempt-limit.ts'

/** Letters answered from one place: a household ends its few, a guesser gets nowhere. */
export const END_LIMIT: AttemptLimit = { attempts: 20, window: 15 * 60 * 1000 }
