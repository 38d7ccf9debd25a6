import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Of a card nothing is kept but what may be shown: its number is known to the payment house alone.
  `create table payment_alias (
     alias text primary key,
     account_id text not null references customer on delete cascade,
     house_alias text not null,
     method text not null,
     masked text not null,
     expiry text collate "C" not null,
     kept_at timestamptz not null,
     paid_at timestamptz not null,
     unique (account_id, house_alias))`,
  `create index payment_alias_by_house on payment_alias (house_alias)`,

  // What the house is to forget. A card goes with its customer too, so the database itself notes what is owed.
  `create table alias_removal (house_alias text primary key, ask_at timestamptz)`,
  `create function owe_alias_removal() returns trigger language plpgsql as
     $$ begin insert into alias_removal (house_alias) values (old.house_alias) on conflict do nothing; return old; end $$`,
  `create trigger payment_alias_removed after delete on payment_alias for each row execute function owe_alias_removal()`,

  `alter table payment add column keeps_card boolean not null default false, add column alias text`,
]

/** Customers keep cards at the payment house; what they delete is forgotten there too. */
export const paymentAliases: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
