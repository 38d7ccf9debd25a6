import * as E from 'fp-ts/lib/Either.js'
import type { Kysely, Selectable } from 'kysely'
import type { CustomerBook } from '../../../application/commerce/customer/customer-book.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { mailboxOf } from '../../../domain/customer/same-email.ts'
import type { EmailTaken } from '../../../domain/customer/customer-refusal.ts'
import { ask, read } from '../database/ask.ts'
import { customerCodec } from './customer-codec.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { toJson } from '../rows/to-json.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { CustomerTable, Tables } from '../tables.ts'

const emailTaken: EmailTaken = { _tag: 'EmailTaken' }

const toCustomer = ({ account_id, body }: Pick<Selectable<CustomerTable>, 'account_id' | 'body'>): Customer =>
  decodeRow(customerCodec, 'customer', account_id, body)

const customerRow = (db: Kysely<Tables>, accountId: AccountId) =>
  db.selectFrom('customer').select(['account_id', 'body']).where('account_id', '=', accountId)

const add = (db: Kysely<Tables>): CustomerBook['add'] => (customer, passwordHash) =>
  ask(async () => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('customer')
      .values({
        account_id: customer.accountId,
        mailbox: mailboxOf(customer.email),
        password_hash: passwordHash,
        body: toJson(customer),
      })
      .onConflict((conflict) => conflict.column('mailbox').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n ? E.right(customer) : E.left(emailTaken)
  })

const customer = (db: Kysely<Tables>): CustomerBook['customer'] => (accountId) =>
  read(async () => {
    const row = await customerRow(db, accountId).executeTakeFirst()
    return row === undefined ? undefined : toCustomer(row)
  })

const credentials = (db: Kysely<Tables>): CustomerBook['credentials'] => (email) =>
  read(async () => {
    const row = await db
      .selectFrom('customer')
      .select(['account_id', 'body', 'password_hash'])
      .where('mailbox', '=', mailboxOf(email))
      .executeTakeFirst()
    return row === undefined ? undefined : { customer: toCustomer(row), passwordHash: row.password_hash }
  })

const change = (db: Kysely<Tables>): CustomerBook['change'] => (accountId, decide) =>
  inTransaction(db, async (tx) => {
    const row = await customerRow(tx, accountId).forUpdate().executeTakeFirst()
    if (row === undefined) return E.right(undefined)
    const before = toCustomer(row)
    const after: Customer = { ...decide(before), accountId: before.accountId, email: before.email }
    await tx.updateTable('customer').set({ body: toJson(after) }).where('account_id', '=', accountId).execute()
    return E.right(after)
  })

export const makeCustomerBook = (db: Kysely<Tables>): CustomerBook => ({
  add: add(db),
  customer: customer(db),
  credentials: credentials(db),
  change: change(db),
})
