import { sql, type RawBuilder } from 'kysely'

/** The last value once more until they are one, two, four, eight … so that few texts serve lists of any length. */
const filledUp = (values: readonly string[]): readonly string[] => {
  const last = values.at(-1)
  if (last === undefined) return []
  return [...values, ...Array.from({ length: 2 ** Math.ceil(Math.log2(values.length)) - values.length }, () => last)]
}

/**
 * What a column is compared with to be one of a list. The values stand one by one: of a list that comes as one value PostgreSQL
 * does not know how long it is, and plans anew each time.
 */
export const anyOf = (values: readonly string[]): RawBuilder<boolean> => sql`any(array[${sql.join(filledUp(values))}]::text[])`
