import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely } from 'kysely'
import type { Account, CustomerRepository } from '../../../application/commerce/customer/customer-repository.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import { batched } from '../database/batched.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { anyOf } from '../rows/any-of.ts'
import { beginSession } from './begin-session.ts'
import type { Tables } from '../tables.ts'
import { customerRow, customerRows, defaultAddress, toBody, toCustomer, type CustomerRow } from './customer-row.ts'

const add = (db: Kysely<Tables>): CustomerRepository['add'] => (customer, passwordHash, session) =>
  inTransaction(db, async (tx) => {
    await tx
      .insertInto('customer')
      .values({
        account_id: customer.accountId,
        canonical_email: canonicalEmailOf(customer.email),
        password_hash: passwordHash ?? null,
        body: toBody(customer),
        verified_at: customer.isVerified ? new Date() : null,
      })
      .execute()
    if (session !== undefined) await beginSession(tx, { ...session, accountId: customer.accountId })
    return E.right(customer)
  })

/** The customers that are read in one turn of the event loop are read by one statement. */
const customer = (db: Kysely<Tables>): CustomerRepository['customer'] => {
  const rows = batched(async (accountIds: readonly AccountId[]) => {
    const all = await customerRows(db).where(sql<boolean>`account_id = ${anyOf(accountIds)}`).execute()
    return new Map(all.map((row) => [row.account_id, row]))
  })
  return (accountId) => read(async () => {
    const row = (await rows([accountId])).get(accountId)
    return row === undefined ? undefined : toCustomer(row)
  })
}

const toAccount = (row: (CustomerRow & { readonly password_hash: string | null }) | undefined): Account | undefined =>
  row === undefined
    ? undefined
    : omitUndefined<Complete<Account>>({ customer: toCustomer(row), passwordHash: row.password_hash ?? undefined })

const claims = (db: Kysely<Tables>): CustomerRepository['claims'] => (email) =>
  read(async () => {
    const rows = await db
      .selectFrom('customer')
      .select(['account_id', 'body', 'password_hash', 'verified_at', defaultAddress])
      .where('canonical_email', '=', canonicalEmailOf(email))
      .orderBy((row) => row('verified_at', 'is', null))
      .orderBy('created_at', 'desc')
      .orderBy('account_id')
      .limit(2)
      .execute()
    return omitUndefined({
      proven: toAccount(rows.find(({ verified_at: verifiedAt }) => verifiedAt !== null)),
      claimed: toAccount(rows.find(({ verified_at: verifiedAt }) => verifiedAt === null)),
    })
  })

const change = (db: Kysely<Tables>): CustomerRepository['change'] => (accountId, decide) =>
  inTransaction(db, async (tx) => {
    const row = await customerRow(tx, accountId).forUpdate().executeTakeFirst()
    if (row === undefined) return E.right(undefined)
    const before = toCustomer(row)
    const { defaultAddress: _derived, ...decided } = decide(before)
    const { accountId: id, email, isVerified, defaultAddress } = before
    const after: Customer = { ...decided, accountId: id, email, isVerified, ...omitUndefined({ defaultAddress }) }
    await tx.updateTable('customer').set({ body: toBody(after) }).where('account_id', '=', accountId).execute()
    return E.right(after)
  })

export const makeCustomerRepository = (db: Kysely<Tables>): CustomerRepository => ({
  add: add(db),
  customer: customer(db),
  claims: claims(db),
  change: change(db),
})
