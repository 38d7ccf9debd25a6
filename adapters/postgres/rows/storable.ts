/** PostgreSQL text cannot contain U+0000, so such a text is not the key of any row. */
export const isStorable = (text: string): boolean => !text.includes('\u0000')

/** The largest 4-byte integer; no stored number is larger. */
export const LARGEST_NUMBER = 2_147_483_647
