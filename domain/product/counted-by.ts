import { packWords } from './pack-words.ts'

export type CountedBy = 'pack' | 'piece'

/** What comes one by one is counted in pieces: a pair of glasses is no pack. Lenses, liquids and whatever is several together are. */
export const countedBy = (packLabel: string): CountedBy => {
  const { unit, count } = packWords(packLabel)
  return unit === 'piece' && count === 1 ? 'piece' : 'pack'
}
