import { withoutCardNumbers } from '../card-number.ts'

/** How much a shopper may write to the shop, in UTF-16 units, as a form field counts them (decision A50). */
export const COMMENT_LENGTH = 500

/** What counts of a comment: line ends are fine, other controls are dropped, and no number of a card is kept. */
export const readComment = (text = ''): string => withoutCardNumbers(text.replace(/[^\P{Cc}\n]/gu, '').trim())
