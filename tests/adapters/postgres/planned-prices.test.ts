import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { plannedPricesInMilliseconds } from '../../../adapters/postgres/migrations/0187-planned-prices-in-milliseconds.ts'
import { makeBeginPrices } from '../../../application/commerce/staff/begin-prices.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { smallCatalogue, solution } from '../../support/api/small-catalogue.ts'
import { value } from '../../support/outcome.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'
import { signedInAs } from '../../support/staff/back-office.ts'

type Planned = { readonly price: { readonly price_channel: string; readonly current: number }; readonly from: string }

const READ = { price_channel: 'iris-ch', currency: 'CHF', original: 5000, current: 4500, website: 6000, bulk: [] }
const PRICE = { currency: 'CHF', original: 1990, current: 1490, website: 1790, bulk: [] }
const [SOON, LATER] = ['2027-01-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z']

describe.each(engines)('a planned price, on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  beforeAll(async () => { database = await open() }, 60_000)
  afterAll(() => database.close())

  it('is cancelled by its product, channel and instant, and no other is', async () => {
    const { commerce, ports } = openSmallShop(smallCatalogue, { ...await emptied(database, smallCatalogue) })
    const app = await openApi(commerce)
    const { ask } = await signedInAs(app, { ports, now: () => ports.clock.now() }, 'gina', ['products'])
    const on = (id: number): string => `/products/${id}/prices`
    const planned = async (): Promise<readonly string[]> =>
      ((await ask('GET', `/products/${solution.id}`)).body['planned'] as readonly Planned[]).map(({ price, from }) =>
        `${price.price_channel} ${from}`)
    const takenBack = async (channel: string, from: string, id = Number(solution.id)): Promise<number> =>
      (await ask('POST', `${on(id)}/cancellations`, { price_channel: channel, from })).status

    for (const [channel, from, read] of [['iris-ch', SOON, READ], ['iris-ch', LATER, READ], ['mrlens-ch', SOON, null]] as const)
      expect((await ask('POST', on(Number(solution.id)), { price: { ...PRICE, price_channel: channel }, from, read })).status).toBe(200)
    expect([
      await takenBack('iris-ch', SOON, Number(solution.id) + 1), await takenBack('no-channel', SOON), await takenBack('\u0000', SOON),
      await takenBack('iris-ch', '2027-01-01T00:00:00.001Z'),
    ]).toEqual([404, 404, 422, 404])
    expect((await planned()).length).toBe(3)
    expect(await takenBack('iris-ch', SOON)).toBe(200)
    expect((await planned()).toSorted()).toEqual([`iris-ch ${LATER}`, `mrlens-ch ${SOON}`])
    expect(await takenBack('iris-ch', SOON)).toBe(404)
    await app.close()
  })

  it('begins or is cancelled at an instant finer than a millisecond, too', async () => {
    const { commerce, ports } = openSmallShop(smallCatalogue, { ...await emptied(database, smallCatalogue) })
    const app = await openApi(commerce)
    const { ask } = await signedInAs(app, { ports, now: () => ports.clock.now() }, 'gina', ['products'])
    const on = `/products/${solution.id}`
    const price = { ...PRICE, price_channel: 'mrlens-ch' }
    for (const from of ['2027-01-01T00:00:00.1234567Z', '2027-02-01T00:00:00.1239999Z'])
      expect((await ask('POST', `${on}/prices`, { price, from })).status).toBe(200)
    const cancellation = { price_channel: 'mrlens-ch', from: '2027-02-01T00:00:00.123Z' }
    expect((await ask('POST', `${on}/prices/cancellations`, cancellation)).status).toBe(200)
    const clock = { now: () => new Date(LATER) }
    expect(await value(makeBeginPrices({ ...ports, clock })())).toBe(1)
    const { prices, planned } = (await ask('GET', on)).body
    expect([prices, planned]).toEqual([expect.arrayContaining([price]), []])
    await app.close()
  })

  it('from before milliseconds were kept is found by its millisecond', async () => {
    const { productChanges } = await emptied(database, smallCatalogue)
    const { db } = database
    const row = {
      product_id: solution.id, price_channel: 'iris-ch', currency: 'CHF', original_cents: 9, website_cents: 9, bulk: '[]',
    }
    await sql`alter table price_plan alter column from_at type timestamptz(6)`.execute(db)
    await db.insertInto('price_plan').values([
      { ...row, current_cents: 7, from_at: '2027-01-01T00:00:00.123456Z' },
      { ...row, current_cents: 8, from_at: '2027-01-01T00:00:00.123999Z' },
    ]).execute()
    await plannedPricesInMilliseconds.up(db)
    const rows = await db.selectFrom('price_plan').select(['current_cents', 'from_at']).execute()
    expect(rows).toEqual([{ current_cents: 8, from_at: new Date('2027-01-01T00:00:00.123Z') }])
    const name = { productId: solution.id, priceChannel: 'iris-ch', from: rows[0]!.from_at }
    expect(await value(productChanges.beginPrice(name, new Date(LATER)))).toBe(true)
  })
})
