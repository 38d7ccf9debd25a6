const MARKS = /\p{Diacritic}/gu

/** Lower case, without accents: `Journalière` is found by `journaliere`. */
export const foldText = (text: string): string => text.normalize('NFD').replace(MARKS, '').replaceAll('ß', 'ss').toLowerCase()

export const wordsOf = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
