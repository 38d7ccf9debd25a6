import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table price_history (
     product_id int not null,
     price_channel text not null,
     from_at timestamptz not null,
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     cents int check (cents >= 0),
     primary key (product_id, price_channel, from_at))`,
  `alter table price add column reference_cents int check (reference_cents > 0), add column charged_since timestamptz`,
  // The history starts today; earlier prices are unknown.
  `insert into price_history (product_id, price_channel, from_at, currency, cents)
     select p.product_id, p.price_channel, now(), p.currency, case when (g.body -> 'isActive')::boolean then p.current_cents end
     from price p join product g on g.id = p.product_id`,
  `update price p set charged_since = h.from_at from price_history h
     where h.product_id = p.product_id and h.price_channel = p.price_channel and h.cents is not null`,
  // If a price changes without a history entry, by hand or by an earlier release, there is no price to compare it with.
  `create function price_unproven() returns trigger language plpgsql as $$
     begin
       new.reference_cents := null;
       new.charged_since := null;
       return new;
     end $$`,
  `create trigger price_unproven before update on price for each row
     when ((old.current_cents, old.currency) is distinct from (new.current_cents, new.currency)) execute function price_unproven()`,
]

/** The history of charged prices, so that a former price is shown only if it was charged. */
export const pricesHaveAHistory: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
