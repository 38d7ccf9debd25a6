import { sql, type Kysely } from 'kysely'
import type { CustomerFinder } from '../../../application/commerce/staff/customer-finder.port.ts'
import { defaultAddress, toCustomer } from '../customer/customer-row.ts'
import { read } from '../database/run-query.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'

const NAMES = [sql`customer.body ->> 'email'`, sql`(customer.body ->> 'firstName') || ' ' || (customer.body ->> 'lastName')`]

const matching = (db: Kysely<Tables>, text: string) => {
  // No name or e-mail address contains a line break, so this matches nothing.
  const searched = isStorable(text) ? text : '\n'
  return db.selectFrom('customer').where((is) => is.or([
    ...NAMES.map((where) => sql<boolean>`position(lower(${searched}) in lower(${where})) > 0`),
    is('account_id', '=', searched),
    sql<boolean>`exists (
      select from purchase_order o where o.account_id = customer.account_id and o.number = upper(${searched}))`,
  ]))
}

export const makeCustomerFinder = (db: Kysely<Tables>): CustomerFinder => ({
  find: (text, { page, itemsPerPage }) =>
    read(async () => {
      const rows = await matching(db, text).select(['account_id', 'body', 'verified_at', defaultAddress])
        .orderBy('canonical_email').orderBy('account_id').limit(itemsPerPage).offset((page - 1) * itemsPerPage).execute()
      const { count } = await matching(db, text).select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
      return { customers: rows.map(toCustomer), total: Number(count) }
    }),
})
