import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Of a card only what may be displayed is stored; its number is known to the payment provider alone.
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

  // Cards that have to be deleted at the provider. Cards are also deleted with their customer, so a trigger records them.
  `create table alias_removal (house_alias text primary key, ask_at timestamptz)`,
  `create function owe_alias_removal() returns trigger language plpgsql as
     $$ begin insert into alias_removal (house_alias) values (old.house_alias) on conflict do nothing; return old; end $$`,
  `create trigger payment_alias_removed after delete on payment_alias for each row execute function owe_alias_removal()`,

  `alter table payment add column keeps_card boolean not null default false, add column alias text`,
]

/** Saved cards of customers; a deleted card is deleted at the payment provider as well. */
export const paymentAliases: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
