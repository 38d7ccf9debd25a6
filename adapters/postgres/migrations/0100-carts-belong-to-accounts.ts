import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const REFERRING = ['customer_cart', 'cart_link', 'cart_letter']

const followsTheToken = (table: string): string => `
  do $$ declare old text; begin
    select conname into old from pg_constraint
      where conrelid = '${table}'::regclass and contype = 'f' and confrelid = 'cart'::regclass;
    if old is not null then execute format('alter table ${table} drop constraint %I', old); end if;
    alter table ${table} add constraint ${table}_cart_token_fkey
      foreign key (cart_token) references cart on update cascade on delete cascade;
  end $$`

const statements = [
  // A guest cart that becomes a customer's gets a new token.
  ...REFERRING.map(followsTheToken),
  // The cart document contains its owner, so that every decision on it can use it.
  `update cart set body = cart.body || jsonb_build_object('accountId', customer_cart.account_id), version = cart.version + 1
     from customer_cart where customer_cart.cart_token = cart.token`,
]

export const cartsBelongToAccounts: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
