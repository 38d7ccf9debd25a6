import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { smallCatalogue, solution } from '../../support/api/small-catalogue.ts'
import { emptied, engines } from '../../support/postgres-engines.ts'
import { signedInAs } from '../../support/staff/back-office.ts'

type Planned = { readonly price: { readonly price_channel: string; readonly current: number }; readonly from: string }

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

    for (const [channel, from] of [['iris-ch', SOON], ['iris-ch', LATER], ['mrlens-ch', SOON]])
      expect((await ask('POST', on(Number(solution.id)), { price: { ...PRICE, price_channel: channel }, from })).status).toBe(200)
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
})
