import { AsyncResource } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { makePersonalData } from '../../../adapters/postgres/privacy/personal-data.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'
import { value } from '../../support/outcome.ts'

describe.each(engines)('the data export of a customer on $name', { timeout: 60_000 }, ({ open, name }) => {
  let database: Database
  beforeAll(async () => { database = await open() }, 60_000)
  afterAll(() => database.close())

  it('G9 is a snapshot of one moment, whatever is written meanwhile', async () => {
    const { customers } = await emptied(database, aCatalogue())
    const anna = aCustomer()
    await value(customers.add(anna, 'hash'))
    let write: Promise<unknown> | undefined
    // A concurrent request: it runs outside of the reading transaction.
    const meanwhile = AsyncResource.bind(() => database.db.insertInto('lens_pass')
      .values({ account_id: anna.accountId, body: JSON.stringify({ wearers: ['later'] }) }).execute())
    const slowly = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        write ??= meanwhile()
        // The embedded database has one connection: there the other request waits until all is read.
        if (name === 'PostgreSQL') await write
        return result
      },
    })
    const { lens_pass: before, profile } = await value(makePersonalData(slowly).export(anna.accountId))
    await write
    expect([before, profile.length]).toEqual([[], 1])
    expect((await value(makePersonalData(database.db).export(anna.accountId))).lens_pass).toHaveLength(1)
  })
})
