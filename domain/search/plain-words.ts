import { normaliseForSearch } from './normalise-for-search.ts'

/** The words of a text without case and accents, letters and digits only; `Opti-Free` is two words. */
export const plainWords = (text: string): readonly string[] => normaliseForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []
