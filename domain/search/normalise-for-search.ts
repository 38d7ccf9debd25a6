const LETTERS: { readonly [letter: string]: string } = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' }

/** `Böse Häsin` as `Bose Hasin`: letters without accents, so that both spellings are found. */
export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '')

/** The normalised text for comparing words: small letters without accents, digits, single blanks. */
export const normaliseForSearch = (text: string): string =>
  foldAccents(text.toLowerCase())
    .replace(/[ßæœøł]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}.+-]+/gu, ' ')
    .trim()
