/** A text of 32 characters cannot be guessed; surrounding blanks do not count. */
export const isSecret = (text: string): boolean => text.trim().length >= 32
