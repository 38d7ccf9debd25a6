import type { ReviewText } from './review-text.ts'

/** Nobody but its writer sees it until somebody has looked at it; everybody sees it. */
export const REVIEW_STATES = ['held', 'released'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** What leads away from the shop or to a person: addresses of pages and mailboxes, numbers to call. */
const LEADS_AWAY: readonly RegExp[] = [
  /\b(?:https?|ftp):/iu,
  /\bwww\./iu,
  /\b[\p{L}\d-]{2,63}\s?(?:\.|\(dot\)|\[dot\]|\(punkt\))\s?(?:ch|com|de|fr|it|at|li|net|org|io|info|shop|eu|app|online|store)\b/iu,
  /\S\s?(?:@|\(at\)|\[at\])\s?\S/iu,
  /(?:\d[\s./-]?){7}/u,
]

/** What no rule holds back is released at once. */
export const firstReviewState = (text: ReviewText): ReviewState =>
  LEADS_AWAY.some((sign) => sign.test(text)) ? 'held' : 'released'
