import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // An identity goes with its customer too, so the database itself notes what is owed.
  `create table identity_removal (
     provider text not null,
     subject text not null,
     tries int not null default 0,
     ask_at timestamptz,
     primary key (provider, subject))`,
  `create function owe_identity_removal() returns trigger language plpgsql as
     $$ begin
       insert into identity_removal (provider, subject) values (old.provider, old.subject)
         on conflict (provider, subject) do update set tries = 0, ask_at = null;
       return old;
     end $$`,
  `create trigger linked_identity_removed after delete on linked_identity for each row execute function owe_identity_removal()`,
]

/** Whoever signed in by a provider and has no account any more is deleted there, too. */
export const providersForget: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
