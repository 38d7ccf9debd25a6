import { packWords } from './pack-words.ts'

export type CountedBy = 'pack' | 'piece'

/** Single items such as glasses are counted in pieces, everything else in packs. */
export const countedBy = (packLabel: string): CountedBy => {
  const { unit, count } = packWords(packLabel)
  return unit === 'piece' && count === 1 ? 'piece' : 'pack'
}
