import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table partner_brand (
     studio_id text not null references partner_optician on delete cascade,
     brand_channel text not null,
     primary key (brand_channel, studio_id))`,

  // Until now an optician worked with the brands of its customers.
  `insert into partner_brand (studio_id, brand_channel)
     select distinct studio_id, brand_channel from partner_customer`,
]

export const opticiansWorkWithBrands: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
