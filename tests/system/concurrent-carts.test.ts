import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { openShopRegister } from '../support/shop-register.ts'
import { aCatalogue } from '../support/builders/catalogue.ts'
import { aPriceEntry } from '../support/builders/price-entry.ts'
import { aProduct } from '../support/builders/product.ts'
import { someSettings } from '../support/builders/shop-settings.ts'
import { aSolution } from '../support/builders/solution.ts'
import { allAtOnce } from '../support/system/all-at-once.ts'
import { requestShop, type ProblemBody } from '../support/system/request-shop.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { placeOrder } from '../support/system/place-order.ts'
import { readyCart } from '../support/system/ready-carts.ts'
import { engines } from '../support/postgres-engines.ts'

const BOTTLE = aSolution()
const LENS = aProduct()
const shopCatalogue = aCatalogue({
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

describe.each(engines)('concurrent changes of carts over HTTP on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())

  /** A shop that sells at most `maxQuantity` of a product. */
  const withMaximum = async (maxQuantity: number, runSteps: (shop: ListeningShop) => Promise<void>): Promise<void> => {
    const register = openShopRegister([someSettings({ maxQuantity })], ['prepayment'])
    const shop = await openListeningShop(database, shopCatalogue, { register })
    try {
      await runSteps(shop)
    } finally {
      await shop.close()
    }
  }
  const newCart = async ({ url }: ListeningShop): Promise<string> =>
    (await requestShop<WireCart>(`${url}/carts`, 'POST', {})).body.token_value
  const cartAt = async ({ url }: ListeningShop, token: string): Promise<WireCart> =>
    (await requestShop<WireCart>(`${url}/carts/${token}`)).body
  const add = ({ url }: ListeningShop, token: string, item: object) =>
    requestShop<WireCart & ProblemBody>(`${url}/carts/${token}/items`, 'POST', { items: [item] })
  const linkTo = async ({ url }: ListeningShop, token: string): Promise<string> =>
    (await requestShop<{ readonly token: string }>(`${url}/carts/${token}/links`, 'POST', {})).body.token
  const merge = ({ url }: ListeningShop, link: string, latest: string) =>
    requestShop<WireCart & ProblemBody>(`${url}/carts/merge`, 'POST', { abandoned_cart_token: link, latest_cart_token: latest })
  const packsIn = ({ items }: WireCart): number => items.reduce((sum, { quantity }) => sum + quantity, 0)
  const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
    allAtOnce(Array.from({ length: count }, (_, index) => index), work)

  it('S5 count a hundred additions to one line as a hundred', () =>
    withMaximum(200, async (shop) => {
      const token = await newCart(shop)
      const responses = await times(100, () => add(shop, token, bottle))
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
      expect(responses.map(({ body }) => packsIn(body)).toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 100 }, (_, index) => index + 1),
      )
      const cart = await cartAt(shop, token)
      expect([cart.items.length, packsIn(cart), cart.items_total]).toEqual([1, 100, 100_000])
    }))

  it('M4 keep the maximum over all lines of a product', () =>
    withMaximum(20, async (shop) => {
      const token = await newCart(shop)
      const responses = await times(50, (index) => add(shop, token, lens(index % 2 === 0 ? 'r' : 'l')))
      const refused = responses.filter(({ status }) => status !== 200)
      expect(refused).toHaveLength(30)
      expect(new Set(refused.map(({ status, body }) => `${status} ${body.refusal._tag}`))).toEqual(new Set(['422 AboveMaximum']))
      const full = await cartAt(shop, token)
      expect([packsIn(full), full.items_total]).toEqual([20, 20_000])
      // Nor by raising every line separately.
      const raised = await allAtOnce(
        full.items, ({ id }) => requestShop(`${shop.url}/carts/${token}/items/${id}`, 'PATCH', { quantity: 20 }),
      )
      expect(raised.map(({ status }) => status)).toEqual([422, 422])
      expect(packsIn(await cartAt(shop, token))).toBe(20)
    }))

  it('S11 move the items of an abandoned cart once, for any number of concurrent requests', () =>
    withMaximum(99, async (shop) => {
      const [abandoned, latest_cart_token] = [await newCart(shop), await newCart(shop)]
      for (const item of [bottle, lens('r'), lens('r')]) await add(shop, abandoned, item)
      const abandoned_cart_token = await linkTo(shop, abandoned)
      await add(shop, latest_cart_token, bottle)
      const responses = await times(20, () => merge(shop, abandoned_cart_token, latest_cart_token))
      expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, ...Array<number>(19).fill(409)])
      expect(new Set(responses.filter(({ status }) => status === 409).map(({ body }) => body.refusal._tag))).toEqual(
        new Set(['CartCompleted']),
      )
      expect((await cartAt(shop, latest_cart_token)).items.map(({ quantity }) => quantity)).toEqual([2, 2])
    }))

  it('S11 move items one way only when two carts are merged into each other at once', () =>
    withMaximum(99, async (shop) => {
      const [one, other] = [await newCart(shop), await newCart(shop)]
      for (const token of [one, other]) await add(shop, token, bottle)
      const [oneLink, otherLink] = [await linkTo(shop, one), await linkTo(shop, other)]
      const responses = await times(20, (index) => (index % 2 === 0 ? merge(shop, oneLink, other) : merge(shop, otherLink, one)))
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(responses.filter(({ status }) => status === 409)).toHaveLength(19)
      const packs = await Promise.all([one, other].map(async (token) => packsIn(await cartAt(shop, token))))
      expect(Math.max(...packs)).toBe(2)
    }))

  it('S11 leave a cart that is merged with itself unchanged, and take nothing out of an ordered one', () =>
    withMaximum(99, async (shop) => {
      const own = await newCart(shop)
      await add(shop, own, bottle)
      const link = await linkTo(shop, own)
      const itself = await times(20, () => merge(shop, link, own))
      expect(itself.map(({ status, body }) => [status, packsIn(body)])).toEqual(itself.map(() => [200, 1]))
      const ordered = await readyCart(shop, { items: [{ productId: BOTTLE.id, option: {}, quantity: 3 }] })
      const orderedLink = await linkTo(shop, ordered.token)
      expect((await placeOrder(shop, ordered)).status).toBe(201)
      expect([(await merge(shop, orderedLink, own)).status, (await merge(shop, link, ordered.token)).status]).toEqual([409, 409])
      expect(packsIn(await cartAt(shop, own))).toBe(1)
    }))
})
