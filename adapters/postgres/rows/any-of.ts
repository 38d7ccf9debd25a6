import { sql, type RawBuilder } from 'kysely'

/** Repeats the last value until their number is a power of two, so that few different statements serve lists of any length. */
const padded = <Value>(values: readonly Value[]): readonly Value[] => {
  const last = values.at(-1)
  if (last === undefined) return []
  return [...values, ...Array.from({ length: 2 ** Math.ceil(Math.log2(values.length)) - values.length }, () => last)]
}

/**
 * The right side of `column = any(…)`. The values are separate parameters: PostgreSQL does not know the length of a list that is one
 * parameter, and would plan the statement again each time.
 */
export const anyOf = (values: readonly string[]): RawBuilder<boolean> => sql`any(array[${sql.join(padded(values))}]::text[])`

export const anyNumberOf = (values: readonly number[]): RawBuilder<boolean> => sql`any(array[${sql.join(padded(values))}]::int[])`
