import type { AttemptLimit } from '../attempts/attempt-limit.ts'

const QUARTER_HOUR = 15 * 60 * 1000

/** Passwords tried for one account from one place. */
export const SIGN_IN_LIMIT: AttemptLimit = { attempts: 10, window: QUARTER_HOUR }

/** Passwords tried from one place for any accounts: a household or an office stays below, a list of addresses does not. */
export const PLACE_SIGN_IN_LIMIT: AttemptLimit = { attempts: 100, window: QUARTER_HOUR }

/** Passwords tried for one account from places where its owner never was. Slows guessing down; the owner's places stay open. */
export const MAILBOX_SIGN_IN_LIMIT: AttemptLimit = { attempts: 20, window: QUARTER_HOUR }

/** How long a place counts as one's own after signing in there; milliseconds. */
export const OWN_PLACE_FOR = 30 * 24 * 3600 * 1000

/** New accounts from one place in the same time. */
export const SIGN_UP_LIMIT: AttemptLimit = { attempts: 20, window: QUARTER_HOUR }

/** Letters of one purpose to one mailbox, whoever has them sent. */
export const PROOF_LETTER_LIMIT: AttemptLimit = { attempts: 3, window: QUARTER_HOUR }

/** Letters that one place has sent, to any mailboxes. */
export const PLACE_LETTER_LIMIT: AttemptLimit = { attempts: 20, window: QUARTER_HOUR }

/** Answers to such letters from one place. */
export const PROOF_LIMIT: AttemptLimit = { attempts: 20, window: QUARTER_HOUR }

/** Tokens of providers from one place. */
export const ID_TOKEN_LIMIT: AttemptLimit = { attempts: 60, window: QUARTER_HOUR }
/** Challenges for passkeys that one place asks for: every page to sign in on asks for one. */
export const PASSKEY_CHALLENGE_LIMIT: AttemptLimit = { attempts: 200, window: QUARTER_HOUR }
