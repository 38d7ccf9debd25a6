import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'drop table if exists product_text',
  `delete from catalogue_version where part = 'product_text'`,
  'drop function if exists similar_products, dictionary_of, plain_text',
  `alter table product drop column if exists made_in, drop column if exists is_discontinued, drop column if exists material,
     drop column if exists water_content_percent, drop column if exists has_uv_filter, drop column if exists frame_shape,
     drop column if exists frame_colours`,
  'drop function if exists lens_boxes, codes_of',
]

/** Products are searched and listed in memory, so the database stores nothing for it. */
export const searchInMemory: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
