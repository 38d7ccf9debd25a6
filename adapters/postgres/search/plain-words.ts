const MARKS = /\p{Diacritic}/gu
/** More words hardly narrow the result and only cost time. */
const MAX_WORDS = 8

/** The words of a search term as `plain_text` in the database writes them: without accents, in lower case, letters and digits only. */
export const plainWords = (term: string): readonly string[] => {
  const plain = term.normalize('NFD').replace(MARKS, '').replaceAll('ß', 'ss').toLowerCase()
  return (plain.match(/[a-z0-9]+/g) ?? []).slice(0, MAX_WORDS)
}

const IS_NUMBER = /^[0-9]+$/

/** A number is only searched in names: 90 is an axis in many descriptions. */
export const countsInNamesAlone = (word: string): boolean => IS_NUMBER.test(word)
