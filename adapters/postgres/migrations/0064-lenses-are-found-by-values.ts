import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // In whole hundredths, as values are compared. Names are schema-qualified, because a backup is restored without a search path.
  `create function codes_of(list jsonb) returns setof int language sql immutable parallel safe as $$
     select code from jsonb_array_elements(coalesce(list, '[]')) entry, lateral (
       select generate_series(round((entry ->> 'from')::numeric * 100)::int, round((entry ->> 'to')::numeric * 100)::int,
         round((entry ->> 'step')::numeric * 100)::int) as code where jsonb_typeof(entry) = 'object'
       union all
       select round((entry #>> '{}')::numeric * 100)::int where jsonb_typeof(entry) = 'number') codes $$`,

  // One list per range of the lens, each value with its key: a combination is made if one list contains all of it.
  `create function lens_boxes(space jsonb) returns jsonb language sql immutable parallel safe as $$
     select jsonb_agg((
       select jsonb_agg(key || '=' || code)
       from unnest(array['sphere', 'cylinder', 'axis', 'radius', 'diameter', 'add']) key, lateral (
         select public.codes_of(space #> array['parameters', key])
         intersect select public.codes_of(coalesce(box -> key, space #> array['parameters', key]))
         except select public.codes_of(space -> 'sphereExclude') where key = 'sphere') made(code)))
     from jsonb_array_elements(
       case when jsonb_array_length(coalesce(space -> 'blocks', '[]')) > 0 then space -> 'blocks' else '[{}]' end) box $$`,

  `alter table product add column made_in jsonb generated always as (lens_boxes(body -> 'space')) stored`,
  `create index product_made_in on product using gin (made_in jsonb_path_ops) where is_listed`,
]

/** Lenses can be searched by the values they are made in. */
export const lensesAreFoundByValues: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
