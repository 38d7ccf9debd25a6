import { sql, type Kysely } from 'kysely'
import type { CustomerFinder } from '../../../application/commerce/staff/customer-finder.port.ts'
import { defaultAddress, toCustomer } from '../customer/customer-row.ts'
import type { Report } from '../database/database.ts'
import { read } from '../database/run-query.ts'
import { containsText } from '../rows/contains-text.ts'
import { readableRows } from '../rows/decode-row.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'

/** E-mail address and name, one a line; the expression of the index `customer_by_text`. */
const SEARCHED = sql<string>`lower((body ->> 'email') || e'\\n' || (body ->> 'firstName') || ' ' || (body ->> 'lastName'))`

const matching = (db: Kysely<Tables>, text: string) => {
  const exact = isStorable(text) ? text : ''
  return db.selectFrom('customer').where((is) => is.or([
    containsText(SEARCHED, text),
    is('account_id', '=', exact),
    // An array is read once, so that each condition uses its index.
    sql<boolean>`account_id = any(array(select o.account_id from purchase_order o where o.number = upper(${exact})))`,
  ]))
}

export const makeCustomerFinder = (db: Kysely<Tables>, report: Report): CustomerFinder => ({
  find: (text, { page, itemsPerPage }) =>
    read(async () => {
      const rows = await matching(db, text).select(['account_id', 'body', 'verified_at', defaultAddress])
        .orderBy('canonical_email').orderBy('account_id').limit(itemsPerPage).offset((page - 1) * itemsPerPage).execute()
      const { count } = await matching(db, text).select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
      return { customers: readableRows(rows, toCustomer, report), total: Number(count) }
    }),
})
