/** Nobody guesses a text of 32 characters; blanks around it are none. */
export const isSecret = (text: string): boolean => text.trim().length >= 32
