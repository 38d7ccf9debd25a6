export type Rows = readonly number[] | Uint32Array

/** The rows of these lists: one bit per row of the catalogue. */
export const rowSet = (size: number, lists: readonly Rows[]): Uint32Array => {
  const bits = new Uint32Array((size + 31) >>> 5)
  for (const list of lists) for (const row of list) bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31))
  return bits
}

export const hasRow = (set: Uint32Array, row: number): boolean => (((set[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1

/** Ascending. */
export const rowsOf = (set: Uint32Array): readonly number[] => {
  const rows: number[] = []
  for (let at = 0; at < set.length; at += 1)
    for (let left = set[at] ?? 0; left !== 0; left &= left - 1) rows.push((at << 5) + 31 - Math.clz32(left & -left))
  return rows
}
