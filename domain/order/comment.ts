import { withoutCardNumbers } from '../card-number.ts'

/** The maximum length of a comment in UTF-16 units, as a form field counts them (decision A50). */
export const COMMENT_LENGTH = 500

/** A cleaned comment: line ends stay, other control characters are dropped, and card numbers are masked. */
export const readComment = (text = ''): string => withoutCardNumbers(text.replace(/[^\P{Cc}\n]/gu, '').trim())
