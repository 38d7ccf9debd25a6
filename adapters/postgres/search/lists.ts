/** Lists stored one after the other: each begins at its position in `begins` and ends where the next begins. */
type ListsOf<Numbers> = { readonly begins: Uint32Array; readonly all: Numbers }
export type Lists = ListsOf<Uint32Array>
/** The trigrams of many texts. */
export type TrigramLists = ListsOf<Uint16Array>

const joinLists = <Numbers extends Uint16Array | Uint32Array>(
  lists: readonly ArrayLike<number>[], make: (length: number) => Numbers,
): ListsOf<Numbers> => {
  const begins = new Uint32Array(lists.length + 1)
  for (const [index, { length }] of lists.entries()) begins[index + 1] = (begins[index] ?? 0) + length
  const all = make(begins.at(-1) ?? 0)
  for (const [index, list] of lists.entries()) all.set(list, begins[index])
  return { begins, all }
}

export const numbersInOne = (lists: readonly ArrayLike<number>[]): Lists => joinLists(lists, (length) => new Uint32Array(length))
export const mergedTrigrams = (lists: readonly ArrayLike<number>[]): TrigramLists => joinLists(lists, (length) => new Uint16Array(length))

export const emptyLists = (count: number): readonly number[][] => Array.from({ length: count }, () => [])
