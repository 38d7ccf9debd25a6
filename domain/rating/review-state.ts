import type { ReviewText } from './review-text.ts'

/** Nobody but its writer sees a held review until somebody has checked it; a rejected one is shown to its writer only. */
export const REVIEW_STATES = ['held', 'published', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const isReviewState = (text: string): text is ReviewState => (REVIEW_STATES as readonly string[]).includes(text)

/** What leads away from the shop or to a person: addresses of pages and mailboxes, numbers to call. */
const EXTERNAL_REFERENCES: readonly RegExp[] = [
  /\b(?:https?|ftp):/iu,
  /\bwww\./iu,
  /\b[\p{L}\d-]{2,63}\s?(?:\.|\(dot\)|\[dot\]|\(punkt\))\s?(?:ch|com|de|fr|it|at|li|net|org|io|info|shop|eu|app|online|store)\b/iu,
  /\S\s?(?:@|\(at\)|\[at\])\s?\S/iu,
  /(?:\d[\s./-]?){7}/u,
]

/** What no rule holds back is published at once. */
export const firstReviewState = (text: ReviewText): ReviewState =>
  EXTERNAL_REFERENCES.some((sign) => sign.test(text)) ? 'held' : 'published'
