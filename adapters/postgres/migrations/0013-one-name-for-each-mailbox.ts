import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'

type Named = { readonly token: string; readonly email: Email; readonly customer: string }
type CustomerRow = { readonly account_id: string; readonly email: Email; readonly mailbox: string }

const nameOrders = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<Named>`select token, email, customer from purchase_order`.execute(db)
  for (const { token, email, customer } of rows) {
    const key = customerKey(email)
    if (key === customer) continue
    await sql`update purchase_order set customer = ${key} where token = ${token}`.execute(db)
    await sql`update coupon_use set customer = ${key} where order_token = ${token}`.execute(db)
  }
}

// Two accounts whose addresses turn out to be the same keep their old key, so that neither owner is locked out.
const nameAccounts = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<CustomerRow>`select account_id, body ->> 'email' as email, mailbox from customer`.execute(db)
  for (const { account_id: id, email, mailbox } of rows) {
    const name = canonicalEmailOf(email)
    if (name === mailbox) continue
    await sql`update customer set mailbox = ${name}
      where account_id = ${id} and not exists (select from customer other where other.mailbox = ${name})`.execute(db)
  }
}

/** Orders, coupon uses and accounts get the current canonical form of their e-mail address. */
export const oneNameForEachMailbox: Migration = {
  up: async (db) => {
    await nameOrders(db)
    await nameAccounts(db)
  },
}
