import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Identities are also deleted with their customer, so a trigger records them.
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

/** Users of deleted accounts are deleted at the identity provider as well. */
export const providersForget: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
