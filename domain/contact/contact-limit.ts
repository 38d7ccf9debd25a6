import type { AttemptLimit } from '../attempts/attempt-limit.ts'

const QUARTER_HOUR = 15 * 60 * 1000

/** Letters to the shop from one place. */
export const PLACE_CONTACT_LIMIT: AttemptLimit = { attempts: 10, window: QUARTER_HOUR }

/** Letters to the shop whose confirmation goes to the same mailbox, whoever writes them. */
export const MAILBOX_CONTACT_LIMIT: AttemptLimit = { attempts: 5, window: QUARTER_HOUR }
