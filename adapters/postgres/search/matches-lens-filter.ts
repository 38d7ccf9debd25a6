import { sql, type RawBuilder } from 'kysely'
import { packLabels, typesWith, type LensFilter } from '../../../domain/search/lens-filter.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import { toCode } from '../../../domain/prescription/value-code.ts'

/** One range of the lens contains all these values; `made_in` lists the ranges. */
const isMadeIn = (values: LensOption): RawBuilder<boolean> => {
  const codes = Object.entries(values).map(([key, value]) => `${key}=${toCode(value) ?? ''}`)
  return sql`p.made_in @> ${JSON.stringify([codes])}::jsonb`
}

const hasPackOf = (lenses: number): RawBuilder<boolean> =>
  sql`exists (select 1 from product other where other.group_key = p.group_key and other.type <> all ('{marketing_gifts,service}')
    and (other.body ->> 'isActive')::boolean and other.pack_size = any (${[...packLabels(lenses)]}::text[]))`

/** The same as `matchesLensFilter` of the domain, for the product row `p`. */
export const matchesLensFilter = ({ values, usage, traits, packOf }: LensFilter): RawBuilder<boolean> => {
  const types = typesWith(traits)
  const conditions = [
    ...(usage === undefined ? [] : [sql<boolean>`p.lens_usage = ${usage}`]),
    ...(types === undefined ? [] : [sql<boolean>`p.lens_type = any (${[...types]}::text[])`]),
    ...(packOf === undefined ? [] : [hasPackOf(packOf)]),
    ...(Object.keys(values).length === 0 ? [] : [isMadeIn(values)]),
  ]
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`
}
