import { normaliseForSearch } from '../../../domain/search/normalise-for-search.ts'

/** The words of a text without case and accents; `Opti-Free` is two, so that either is found. */
export const wordsOf = (text: string): readonly string[] => normaliseForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []
