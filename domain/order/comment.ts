/** How much a shopper may write to the shop, in UTF-16 units, as a form field counts them (decision A50). */
export const COMMENT_LENGTH = 500
