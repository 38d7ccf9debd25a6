/**
 * What a browser throws away of the shop when somebody signs out or has the account deleted: whatever it kept of pages, and what was typed
 * and not sent, values of eyes among it. Not its cookies: the cart of whoever goes on as a guest, and what was agreed to, stand there.
 */
export const LEFT = '"cache", "storage"'

/** And when a session has ended by itself: what was typed waits for whoever signs in again. */
export const ENDED = '"cache"'
