import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import type { ShopStorage } from '../../../adapters/postgres/open-shop-storage.ts'
import { makePurgeExpiredData } from '../../../application/commerce/privacy/purge-expired-data.ts'
import { cartsAtSignIn } from '../../../domain/cart/carts-at-sign-in.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { made } from '../../support/builders/made.ts'
import { aSignIn } from '../../support/builders/sign-in.ts'
import { aMail } from '../../support/builders/mail.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { value } from '../../support/outcome.ts'
import { takeCartOver } from '../../support/signed-in.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'

const NOON = new Date('2026-06-02T12:00:00Z')
const daysAgo = (days: number): Date => new Date(NOON.getTime() - days * 24 * 3_600_000)

const ACCOUNT = (name: string) => made(makeAccountId(`account-${name}`.padEnd(22, '_')))

describe.each(engines)('expired carts and accounts on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => { database = await open() })
  afterAll(() => database.close())

  /** An account of that age, and its cart, with the age of its last change. */
  const account = async (
    storage: ShopStorage, name: string, isVerified: boolean, [since, changed]: readonly [number, number],
  ): Promise<void> => {
    const accountId = ACCOUNT(name)
    const { customers, carts } = storage
    const { db } = database
    const email = made(makeEmail(`${name}@example.ch`))
    await value(customers.add({ accountId, email, isVerified, firstName: 'A', lastName: 'K' }, 'hash'))
    await sql`update customer set created_at = ${daysAgo(since)} where account_id = ${accountId}`.execute(db)
    const token = cartToken(name)
    const { id: _id, ...cart } = aCart({ token, createdAt: daysAgo(since).toISOString() })
    await value(carts.put(cart))
    await takeCartOver(storage, accountId, token, (both) =>
      cartsAtSignIn(both, aSignIn({ owner: accountId, newToken: token })))
    const days = { created_at: daysAgo(since), updated_at: daysAgo(changed) }
    await db.updateTable('cart').set(days).where('token', '=', token).execute()
  }

  it('H-S11 are deleted 30 days after the last change if nobody verified the address; carts of an account after a year', async () => {
    const storage = await emptied(database, aCatalogue())
    const { expiredData, jobFailures } = storage
    await account(storage, 'unverified-old', false, [400, 31])
    await account(storage, 'unverified-shops', false, [400, 29])
    await account(storage, 'unverified-new', false, [29, 29])
    await account(storage, 'verified-old', true, [400, 366])
    await account(storage, 'verified-shops', true, [400, 364])
    await value(makePurgeExpiredData({ expiredData, jobFailures, clock: { now: () => NOON } })())
    const left = async (table: 'customer' | 'customer_cart') =>
      (await database.db.selectFrom(table).select('account_id').orderBy('account_id').execute()).map(({ account_id: id }) => id)
    const of = (...names: readonly string[]): readonly string[] => names.map(ACCOUNT).toSorted()
    expect(await left('customer')).toEqual(of('unverified-new', 'unverified-shops', 'verified-old', 'verified-shops'))
    expect(await left('customer_cart')).toEqual(of('unverified-new', 'unverified-shops', 'verified-shops'))
    expect((await database.db.selectFrom('cart').select('token').execute()).map(({ token }) => token).toSorted())
      .toEqual(['unverified-new', 'unverified-shops', 'verified-shops'].map(cartToken).toSorted())
  })

  it('H-S11 are deleted in batches, completely', async () => {
    const { expiredData, jobFailures } = await emptied(database, aCatalogue())
    const { db } = database
    await sql`insert into customer (account_id, canonical_email, body, created_at)
      select 'many-' || n, 'many-' || n || '@example.ch', '{}', ${daysAgo(40)} from generate_series(1, 1200) n`.execute(db)
    await sql`insert into cart (token, body, created_at, updated_at, checkout_state)
      select 'many-' || n, '{}', ${daysAgo(40)}, ${daysAgo(40)}, 'cart' from generate_series(1, 1200) n`.execute(db)
    await sql`insert into customer_cart select 'many-' || n, 'many-' || n from generate_series(1, 1200) n`.execute(db)
    await value(makePurgeExpiredData({ expiredData, jobFailures, clock: { now: () => NOON } })())
    for (const table of ['customer', 'customer_cart', 'cart'] as const)
      expect([table, (await sql`select from ${sql.table(table)}`.execute(db)).rows.length]).toEqual([table, 0])
  })
})

describe.each(engines)('sent mails on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => { database = await open() })
  afterAll(() => database.close())

  it('F-O08 lose their text after thirty days, and stay as sent while their order is stored; failed ones are deleted', async () => {
    const { expiredData, jobFailures } = await emptied(database, aCatalogue())
    const mails = [['ancient', daysAgo(11 * 365)], ['old', daysAgo(31)], ['young', daysAgo(29)], ['waiting', undefined]] as const
    for (const [key, sentAt] of mails) {
      await database.db.insertInto('outbox').values({ key, body: JSON.stringify(aMail({ key })) }).execute()
      if (sentAt !== undefined) await database.db.updateTable('outbox').set({ sent_at: sentAt }).where('key', '=', key).execute()
    }
    for (const [key, failedAt] of [['abandoned', daysAgo(31)], ['failing', daysAgo(29)]] as const) {
      await database.db.insertInto('outbox').values({ key, body: JSON.stringify(aMail({ key })) }).execute()
      await database.db.updateTable('outbox').set({ failed_at: failedAt }).where('key', '=', key).execute()
    }
    await value(makePurgeExpiredData({ expiredData, jobFailures, clock: { now: () => NOON } })())
    const left = await database.db.selectFrom('outbox').select(['key', 'body']).orderBy('id').execute()
    expect(left.map(({ key, body }) => [key, body === null]))
      .toEqual([['old', true], ['young', false], ['waiting', false], ['failing', false]])
  })
})
