import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { customersKeepAddresses } from '../../../adapters/postgres/migrations/0019-customers-keep-addresses.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { made } from '../../support/builders/made.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'
import { value } from '../../support/outcome.ts'

const accountOf = (name: string) => made(makeAccountId(name.padEnd(22, '_')))

describe.each(engines)('addresses from before there were address books, on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())

  it('are the first and the default of their address book, and no other customer gets one', async () => {
    const { db } = database
    const { customers, addressBooks } = await emptied(database, aCatalogue({ products: [] }))
    const [anna, bea] = [accountOf('anna'), accountOf('bea')]
    for (const accountId of [anna, bea])
      await value(customers.add(
        { accountId, email: made(makeEmail(`${accountId}@example.ch`)), isVerified: true, firstName: 'A', lastName: 'K' }, 'hash',
      ))
    await sql`drop table customer_address`.execute(db)
    await sql`update customer set body = body || jsonb_build_object('defaultAddress', ${JSON.stringify(anAddress())}::jsonb)
      where account_id = ${anna}`.execute(db)
    await customersKeepAddresses.up(db)
    expect(await value(addressBooks.book(anna))).toEqual([{ id: 1, address: anAddress(), isDefault: true }])
    expect((await value(customers.customer(anna)))?.defaultAddress).toEqual(anAddress())
    expect(await value(addressBooks.book(bea))).toEqual([])
    const { rows } = await sql<{ body: object }>`select body from customer where account_id = ${anna}`.execute(db)
    expect(Object.keys(rows[0]?.body ?? {})).not.toContain('defaultAddress')
  })
})
