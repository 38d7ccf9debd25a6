import { IDS, readWholeNumber } from '../whole-number.ts'

/** Ratings from before customers gave them count downwards from -1, all others upwards from 1. */
export const readRatingId = (text: string | undefined): number | undefined => {
  if (text?.startsWith('-') !== true) return readWholeNumber(text, IDS)
  const id = readWholeNumber(text.slice(1), IDS)
  return id === undefined ? undefined : -id
}
