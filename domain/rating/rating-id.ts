import { IDS, readWholeNumber } from '../whole-number.ts'

/** Imported ratings count downwards from -1, all others upwards from 1. */
export const readRatingId = (text: string | undefined): number | undefined => {
  if (text?.startsWith('-') !== true) return readWholeNumber(text, IDS)
  const id = readWholeNumber(text.slice(1), IDS)
  return id === undefined ? undefined : -id
}
