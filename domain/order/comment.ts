/** How much a shopper may write to the shop, in UTF-16 units, as a form field counts them (decision A50). */
export const COMMENT_LENGTH = 500

/** What counts of a comment: line ends are fine, other controls are dropped. */
export const readComment = (text = ''): string => text.replace(/[^\P{Cc}\n]/gu, '').trim()
