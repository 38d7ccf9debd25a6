/** Lists one after the other: each begins at its place in `begins` and ends at the next. */
type ListsOf<Numbers> = { readonly begins: Uint32Array; readonly all: Numbers }
export type Lists = ListsOf<Uint32Array>
/** The runs of many texts. */
export type TrigramLists = ListsOf<Uint16Array>

const inOne = <Numbers extends Uint16Array | Uint32Array>(
  lists: readonly ArrayLike<number>[], make: (length: number) => Numbers,
): ListsOf<Numbers> => {
  const begins = new Uint32Array(lists.length + 1)
  for (const [at, { length }] of lists.entries()) begins[at + 1] = (begins[at] ?? 0) + length
  const all = make(begins.at(-1) ?? 0)
  for (const [at, list] of lists.entries()) all.set(list, begins[at])
  return { begins, all }
}

export const numbersInOne = (lists: readonly ArrayLike<number>[]): Lists => inOne(lists, (length) => new Uint32Array(length))
export const mergedTrigrams = (lists: readonly ArrayLike<number>[]): TrigramLists => inOne(lists, (length) => new Uint16Array(length))

export const emptyLists = (count: number): readonly number[][] => Array.from({ length: count }, () => [])
