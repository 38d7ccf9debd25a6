import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import type { ShopStorage } from '../../../adapters/postgres/open-shop-storage.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { withTotals } from '../../../domain/cart/with-totals.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aStockRow, aVariantId } from '../../support/builders/stock-row.ts'
import { engines, emptied } from '../../support/postgres-engines.ts'
import { value } from '../../support/outcome.ts'

const LENS = aProduct()
const SPHERES = [-1, -2, -3, -4, -5] as const
const optionOf = (sphere: number) => ({ sphere, radius: 8.6, diameter: 14 })
const idOf = (sphere: number) => aVariantId(LENS, optionOf(sphere))
const stopped = (onHand: number) =>
  aCatalogue({
    products: [LENS],
    stock: SPHERES.map((sphere) => aStockRow(LENS, { option: optionOf(sphere), onHand, stopOrder: true })),
  })

const all = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

describe.each(engines)('many concurrent buyers on $name', { timeout: 120_000 }, ({ open }) => {
  let database: Database
  let shop: ShopStorage
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  beforeEach(async () => {
    shop = await emptied(database, stopped(100))
  })
  afterAll(() => database.close())

  const putCart = (name: string) => {
    const { id: _id, ...cart } = aCart({ token: cartToken(name), lines: [aLine()], checkoutState: 'payment_selected' })
    return value(shop.carts.put(cart))
  }
  const buy = (name: string, spheres: readonly number[], quantity = 1) =>
    shop.orders.place(cartToken(name), (cart, sequence) =>
      E.right({
        order: anOrder({
          token: orderToken(`${name}-${sequence}`),
          id: sequence,
          number: `IR-${sequence}`,
          cartToken: cart.token,
          lines: cart.lines,
        }),
        reservations: spheres.map((sphere) => ({ variantId: idOf(sphere), quantity })),
        mails: [aMail({ key: `confirmation:${name}` })],
      }),
    )()
  const left = async (): Promise<readonly (number | undefined)[]> => {
    const stock = await value(shop.stock.stockOf(SPHERES.map(idOf)))
    return SPHERES.map((sphere) => stock.get(idOf(sphere))?.onHand)
  }

  it('S1 sell one unit to one of two hundred, and clearly refuse the others', async () => {
    shop = await emptied(database, stopped(1))
    await all(200, (index) => putCart(`s1-${index}`))
    const results = await all(200, (index) => buy(`s1-${index}`, [-2]))
    expect(results.filter(E.isRight)).toHaveLength(1)
    expect(results.filter(E.isLeft).every(({ left: no }) => no._tag === 'StopOrder' && no.stock === 0)).toBe(true)
    expect((await left())[1]).toBe(0)
  })

  it('S2 sell exactly a hundred units to buyers of one to three, and leave none unsold while there is demand', async () => {
    await all(300, (index) => putCart(`s2-${index}`))
    const inputOf = (index: number): number => 1 + (index % 3)
    const results = await all(300, (index) => buy(`s2-${index}`, [-2], inputOf(index)))
    const sold = results.reduce((sum, result, index) => sum + (E.isRight(result) ? inputOf(index) : 0), 0)
    expect(sold).toBe(100)
    expect((await left())[1]).toBe(0)
  })

  it('S3 buy five lenses in any order for forty buyers at once, without a deadlock', async () => {
    await all(40, (index) => putCart(`s3-${index}`))
    const results = await all(40, (index) =>
      buy(
        `s3-${index}`,
        SPHERES.map((_, place) => SPHERES[(place * (1 + (index % 4)) + index) % 5] ?? -1),
      ),
    )
    expect(results.filter(E.isLeft)).toEqual([])
    expect(await left()).toEqual([60, 60, 60, 60, 60])
  })

  it('S4 place one order for a cart that is ordered fifty times at once, and return it to each request', async () => {
    await putCart('s4')
    const orders = await all(50, async () => {
      const result = await buy('s4', [-2])
      return E.isRight(result) ? result.right.number : 'refused'
    })
    expect(new Set(orders).size).toBe(1)
    expect((await left())[1]).toBe(99)
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1)
  })

  it('S5 lose none of a hundred changes of one cart', async () => {
    await putCart('s5')
    const addOne = (cart: Cart) => {
      const [line] = cart.lines
      return E.right(withTotals({ ...cart, lines: line === undefined ? [] : [aLine({ quantity: line.quantity + 1 })] }))
    }
    await all(100, () => value(shop.carts.change(cartToken('s5'), addOne)))
    expect((await value(shop.carts.cart(cartToken('s5')))).lines[0]?.quantity).toBe(101)
  })
})
