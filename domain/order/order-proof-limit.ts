import type { AttemptLimit } from '../attempts/attempt-limit.ts'

const WINDOW = 15 * 60 * 1000

/** E-mail and postcode tried for one order. */
export const ORDER_PROOF_LIMIT: AttemptLimit = { attempts: 5, window: WINDOW }

/** The same from one place, whatever orders they are tried for. */
export const PLACE_PROOF_LIMIT: AttemptLimit = { attempts: 30, window: WINDOW }
