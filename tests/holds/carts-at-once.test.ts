import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../adapters/postgres/database.ts'
import { openShopRegister } from '../../adapters/memory/shop-register.ts'
import { someGoods } from '../support/builders/goods.ts'
import { aPriceEntry } from '../support/builders/price-entry.ts'
import { aProduct } from '../support/builders/product.ts'
import { someSettings } from '../support/builders/shop-settings.ts'
import { aSolution } from '../support/builders/solution.ts'
import { allAtOnce } from '../support/holds/all-at-once.ts'
import { askShop, type ProblemBody } from '../support/holds/ask-shop.ts'
import { openListeningShop, type ListeningShop } from '../support/holds/open-listening-shop.ts'
import { engines } from '../support/postgres-engines.ts'

const BOTTLE = aSolution()
const LENS = aProduct()
const goods = someGoods({
  products: [BOTTLE, LENS], prices: [BOTTLE, LENS].map(({ id }) => aPriceEntry({ productId: id, current: 1000 })),
})
const bottle = { product: { product_id: BOTTLE.id, option: {} }, quantity: 1 }
const lens = (eye: 'r' | 'l') => ({
  product: { product_id: LENS.id, option: { [`${eye}_sphere`]: -2.25, [`${eye}_radius`]: 8.6, [`${eye}_diameter`]: 14 } }, quantity: 1,
})

type WireCart = {
  readonly token_value: string
  readonly items_total: number
  readonly items: readonly { readonly id: string; readonly quantity: number; readonly total: number }[]
}

describe.each(engines)('carts changed at once over HTTP on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())

  /** A shop that sells at most `maxQuantity` of a product. */
  const story = async (maxQuantity: number, tell: (shop: ListeningShop) => Promise<void>): Promise<void> => {
    const register = openShopRegister([someSettings({ maxQuantity })], ['prepayment'])
    const shop = await openListeningShop(database, goods, { register })
    try {
      await tell(shop)
    } finally {
      await shop.close()
    }
  }
  const newCart = async ({ url }: ListeningShop): Promise<string> => (await askShop<WireCart>(`${url}/carts`, 'POST', {})).body.token_value
  const cartAt = async ({ url }: ListeningShop, token: string): Promise<WireCart> => (await askShop<WireCart>(`${url}/carts/${token}`)).body
  const add = ({ url }: ListeningShop, token: string, item: object) =>
    askShop<WireCart & ProblemBody>(`${url}/carts/${token}/items`, 'POST', { items: [item] })
  const packsIn = ({ items }: WireCart): number => items.reduce((sum, { quantity }) => sum + quantity, 0)
  const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
    allAtOnce(Array.from({ length: count }, (_, index) => index), work)

  it('S5 counts a hundred adds of one line as a hundred', () =>
    story(200, async (shop) => {
      const token = await newCart(shop)
      const answers = await times(100, () => add(shop, token, bottle))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(answers.map(({ body }) => packsIn(body)).toSorted((one, other) => one - other)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
      const cart = await cartAt(shop, token)
      expect([cart.items.length, packsIn(cart), cart.items_total]).toEqual([1, 100, 100_000])
    }))

  it('M4 keeps the maximum over all lines of a product, whatever is added at once', () =>
    story(20, async (shop) => {
      const token = await newCart(shop)
      const answers = await times(50, (index) => add(shop, token, lens(index % 2 === 0 ? 'r' : 'l')))
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused).toHaveLength(30)
      expect(new Set(refused.map(({ status, body }) => `${status} ${body.refusal._tag}`))).toEqual(new Set(['422 AboveMaximum']))
      const full = await cartAt(shop, token)
      expect([packsIn(full), full.items_total]).toEqual([20, 20_000])
      // Nor by raising every line by itself.
      const raised = await allAtOnce(full.items, ({ id }) => askShop(`${shop.url}/carts/${token}/items/${id}`, 'PATCH', { quantity: 20 }))
      expect(raised.map(({ status }) => status)).toEqual([422, 422])
      expect(packsIn(await cartAt(shop, token))).toBe(20)
    }))
})
