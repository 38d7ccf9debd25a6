/** The number of characters to insert, delete or replace to turn one word into each beginning of the other, the empty one first. */
const distancesToPrefixes = (one: string, other: string): readonly number[] => {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let index = 0; index < one.length; index += 1) {
    const next = [index + 1]
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (row[column - 1] ?? 0) + (one[index] === other[column - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row
}

/** The number of characters to insert, delete or replace to turn one word into the other. */
export const editDistance = (one: string, other: string): number => distancesToPrefixes(one, other).at(-1) ?? 0

/** The same to the closest beginning of the other word. */
export const distanceToPrefix = (one: string, other: string): number => Math.min(...distancesToPrefixes(one, other))
