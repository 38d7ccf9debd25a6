/**
 * PostgreSQL has no text with U+0000 in it, and says so with an error: such a text names nothing that was ever kept.
 */
export const isStorable = (text: string): boolean => !text.includes('\u0000')

/** The largest whole number of four bytes; a larger one counts nothing that the shop keeps. */
export const LARGEST_NUMBER = 2_147_483_647
