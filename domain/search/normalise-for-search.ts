const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'], [/æ/g, 'ae'], [/œ/g, 'oe'], [/ø/g, 'o'], [/ł/g, 'l'],
]

/** `Böse Häsin` as `Bose Hasin`: letters without accents, so that both spellings are found. */
export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '')

/** The normalised text for comparing words: small letters without accents, digits, single blanks. */
export const normaliseForSearch = (text: string): string =>
  LETTERS.reduce((folded, [mail, plain]) => folded.replace(mail, plain), foldAccents(text.toLowerCase()))
    .replace(/[^\p{L}\p{N}.+-]+/gu, ' ')
    .trim()
