import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../adapters/postgres/database/database.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { aPriceEntry } from '../support/builders/price-entry.ts'
import { aCatalogue } from '../support/builders/catalogue.ts'
import { aSolution } from '../support/builders/solution.ts'
import { aStockRow } from '../support/builders/stock-row.ts'
import { allAtOnce } from '../support/system/all-at-once.ts'
import { requestShop, type ProblemBody } from '../support/system/request-shop.ts'
import { readStoredData } from '../support/system/read-stored-data.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { isPlaced, placeOrder, type Placed } from '../support/system/place-order.ts'
import { readyCarts, type ReadyCartInput } from '../support/system/ready-carts.ts'
import refusals from '../../ui/messages/refusals.json' with { type: 'json' }
import { engines } from '../support/postgres-engines.ts'
import { TRIES } from '../support/repetitions.ts'

const BOXES = [2001, 2002, 2003, 2004, 2005].map((id) => aSolution({ id, title: `Box ${id}` }))
const [BOX = aSolution()] = BOXES
const catalogueWithStock = (...onHand: readonly number[]) =>
  aCatalogue({
    products: BOXES,
    prices: BOXES.map(({ id }) => aPriceEntry({ productId: id, current: 1000 })),
    stock: BOXES.map((box, index) => aStockRow(box, { onHand: onHand[index] ?? 0, stopOrder: true })),
  })

/** The remaining units reported to a refused buyer; there must be no other reason. */
const leftFor = ({ refusal }: ProblemBody): number => {
  if (refusal._tag === 'SoldOut') return 0
  return refusal._tag === 'StopOrder' ? (refusal.stock ?? Infinity) : Infinity
}

const boxes = (quantity: number): ReadyCartInput => ({ items: [{ productId: BOX.id, option: {}, quantity }] })

/** Another order of the five products for each buyer, the same in each run. */
const shuffled = (buyer: number): ReadyCartInput => ({
  items: BOXES.map((box, place) => ({ box, key: Math.sin(buyer * 7.3 + place * 131.7) }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ box }) => ({ productId: box.id, option: {}, quantity: 1 })),
})

/** As many connections as one process can serve from one embedded database. */
const CONNECTIONS = 250

const all = (shop: ListeningShop, carts: readonly Cart[]): Promise<readonly Placed[]> =>
  allAtOnce(carts, (cart) => placeOrder(shop, cart), Math.min(carts.length, CONNECTIONS))

describe.each(engines)('concurrent buyers over HTTP on $name', { timeout: 120_000 }, ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())

  const withStock = async (onHand: readonly number[], runSteps: (shop: ListeningShop) => Promise<void>): Promise<void> => {
    const shop = await openListeningShop(database, catalogueWithStock(...onHand))
    try {
      await runSteps(shop)
    } finally {
      await shop.close()
    }
  }

  it('S1 sells one unit to one of two hundred and gives the others the reason', () =>
    withStock([1], async (shop) => {
      const carts = await readyCarts(shop, 200, () => boxes(1))
      const responses = await all(shop, carts)
      const refused = responses.filter((response) => !isPlaced(response))
      expect(refused).toHaveLength(199)
      const refusalTexts = refused.map(({ status, body: { code, message, message_key, refusal } }) =>
        [status, code, refusal._tag, message_key, message].join(' '))
      expect(new Set(refusalTexts)).toEqual(new Set([`422 422 SoldOut error.sold_out ${refusals['error.sold_out'].de}`]))
      const books = readStoredData(shop)
      expect([await books.left(BOX), await books.sold(BOX), await books.mails()]).toEqual([0, 1, 1])
      const loser = carts[responses.findIndex((response) => !isPlaced(response))]
      expect((await requestShop(`${shop.url}/carts/${loser?.token}`)).body).toMatchObject({
        checkout_state: 'payment_selected', items: [{ quantity: 1 }],
      })
    }))

  it(`S2 sells a hundred units to ${TRIES.buyers} buyers of one to three: not one more, and none is left while there is demand`, () =>
    withStock([100], async (shop) => {
      const inputOf = (buyer: number): number => 1 + (buyer % 3)
      const responses = await all(shop, await readyCarts(shop, TRIES.buyers, (buyer) => boxes(inputOf(buyer))))
      const sold = responses.reduce((sum, response, buyer) => sum + (isPlaced(response) ? inputOf(buyer) : 0), 0)
      const books = readStoredData(shop)
      expect([sold, await books.sold(BOX), await books.left(BOX)]).toEqual([100, 100, 0])
      const wronglyRefused = responses.filter(({ status, body }, buyer) =>
        status !== 201 && !(status === 422 && leftFor(body) < inputOf(buyer)))
      expect(wronglyRefused).toEqual([])
      expect(await books.orders()).toHaveLength(responses.filter(isPlaced).length)
    }))

  it('S3 sells five products in any order to forty at once, without a deadlock', () =>
    withStock([100, 100, 100, 100, 100], async (shop) => {
      const responses = await all(shop, await readyCarts(shop, 40, shuffled))
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201))
      const books = readStoredData(shop)
      expect(await Promise.all(BOXES.map((box) => books.left(box)))).toEqual([60, 60, 60, 60, 60])
      expect(await Promise.all(BOXES.map((box) => books.sold(box)))).toEqual([40, 40, 40, 40, 40])
      expect([await books.mails(), await books.deadlocks()]).toEqual([40, 0])
    }))

  it('S3 sells five products or none of them: if one is out of stock, the other four are not reserved', () =>
    withStock([100, 100, 15, 100, 100], async (shop) => {
      const responses = await all(shop, await readyCarts(shop, 40, shuffled))
      expect(responses.filter(isPlaced)).toHaveLength(15)
      expect(new Set(responses.filter((response) => !isPlaced(response)).map(({ status, body }) => `${status} ${body.refusal._tag}`)))
        .toEqual(new Set(['422 SoldOut']))
      const books = readStoredData(shop)
      expect(await Promise.all(BOXES.map((box) => books.left(box)))).toEqual([85, 85, 0, 85, 85])
      expect(await books.deadlocks()).toBe(0)
    }))

  it('S4 places one order for a cart that is completed fifty times at once and returns it to each request', () =>
    withStock([100], async (shop) => {
      const [cart] = await readyCarts(shop, 1, () => boxes(2))
      if (cart === undefined) throw new Error('No cart')
      const responses = await all(shop, Array.from({ length: 50 }, () => cart))
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(responses[0]?.status).toBe(201)
      const books = readStoredData(shop)
      expect(await books.orders()).toEqual([{ token: responses[0]?.body.token_value, cart_token: cart.token }])
      expect([await books.left(BOX), await books.sold(BOX), await books.mails()]).toEqual([98, 2, 1])
    }))
})
