import type { ReviewText } from './review-text.ts'

/** A held review is visible only to its author until staff have checked it; a rejected one stays so. */
export const REVIEW_STATES = ['held', 'published', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const isReviewState = (text: string): text is ReviewState => (REVIEW_STATES as readonly string[]).includes(text)

/** References to other sites or persons: web addresses, e-mail addresses, telephone numbers. */
const EXTERNAL_REFERENCES: readonly RegExp[] = [
  /\b(?:https?|ftp):/iu,
  /\bwww\./iu,
  /\b[\p{L}\d-]{2,63}\s?(?:\.|\(dot\)|\[dot\]|\(punkt\))\s?(?:ch|com|de|fr|it|at|li|net|org|io|info|shop|eu|app|online|store)\b/iu,
  /\S\s?(?:@|\(at\)|\[at\])\s?\S/iu,
  /(?:\d[\s./-]?){7}/u,
]

/** A review without such references is published at once. */
export const firstReviewState = (text: ReviewText): ReviewState =>
  EXTERNAL_REFERENCES.some((pattern) => pattern.test(text)) ? 'held' : 'published'
