import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../adapters/postgres/database/database.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { UNPAID_LIMITS } from '../../domain/limits/limits.ts'
import { makeOrderToken } from '../../domain/order/order-token.ts'
import { completeEmailLink } from '../support/complete-email-link.ts'
import { staffCommand } from '../support/staff-requests.ts'
import { aCatalogue } from '../support/builders/catalogue.ts'
import { made } from '../support/builders/made.ts'
import { aPriceEntry } from '../support/builders/price-entry.ts'
import { aSolution } from '../support/builders/solution.ts'
import { aStockRow } from '../support/builders/stock-row.ts'
import { allAtOnce } from '../support/system/all-at-once.ts'
import { requestFrom } from '../support/system/request-from.ts'
import type { ProblemBody } from '../support/system/request-shop.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { readyCart } from '../support/system/ready-carts.ts'
import refusals from '../../ui/messages/refusals.json' with { type: 'json' }
import { orderBodyOf } from '../support/order-body.ts'
import { value } from '../support/outcome.ts'
import { engines } from '../support/postgres-engines.ts'
import { GUEST, everyUseCase } from '../support/commerce.ts'

const BOXES = [2001, 2002].map((id) => aSolution({ id, title: `Box ${id}` }))
const shopCatalogue = aCatalogue({
  products: BOXES,
  prices: BOXES.map(({ id }) => aPriceEntry({ productId: id, current: 1000 })),
  stock: BOXES.map((box) => aStockRow(box, { onHand: 2000, stopOrder: true })),
})
const VICTIM = 'anna.keller@example.ch'
const PASSWORD = 'sehr7gute-sicht'
const STRANGER = '127.0.3.1'
const numbered = <Made>(times: number, make: (number: number) => Made): readonly Made[] =>
  Array.from({ length: times }, (_, number) => make(number))

describe.each(engines)('unpaid orders, over HTTP on $name', { timeout: 120_000 }, ({ open }) => {
  let database: Database
  let shop: ListeningShop
  beforeAll(async () => { database = await open() }, 60_000)
  beforeEach(async () => {
    shop = await openListeningShop(database, shopCatalogue, { unpaidLimits: UNPAID_LIMITS })
    return () => shop.close()
  })
  afterAll(() => database.close())

  const cartOf = (email: string, quantity = 1, box = 0): Promise<Cart> =>
    readyCart(shop, { email, items: [{ productId: (BOXES[box] ?? aSolution()).id, option: {}, quantity }] })
  type Answer = { readonly status: number; readonly body: ProblemBody & { readonly token_value: string } }
  const order = async (network: string, cart: Cart, cookie = ''): Promise<Answer> => {
    const response = await requestFrom(network)<Answer['body']>(
      `${shop.url}/orders`, 'POST', orderBodyOf(cart), cookie === '' ? {} : { cookie },
    )
    if (response === undefined) throw new Error('No answer')
    return response
  }
  const verdicts = (responses: readonly Answer[]): Readonly<Record<string, number>> => {
    const counts: Record<string, number> = {}
    for (const { status, body } of responses) {
      const verdict = status === 201 ? 'placed' : `${status} ${body.refusal._tag} ${JSON.stringify(body.message)}`
      counts[verdict] = (counts[verdict] ?? 0) + 1
    }
    return counts
  }
  const BUYER = `422 TooManyUnpaidOrders ${JSON.stringify(refusals['error.unpaid_orders_of_buyer'].de)}`
  const NETWORK = `422 TooManyUnpaidOrders ${JSON.stringify(refusals['error.unpaid_orders_of_network'].de)}`

  it('H-S18 H-K05 reserve a limited number of units of a product for one client network, for any number of addresses', async () => {
    const carts = await Promise.all(numbered(40, (number) => cartOf(`stranger${number}@example.ch`, 20)))
    const responses = await allAtOnce(carts, (cart) => order(STRANGER, cart), 40)
    expect(verdicts(responses)).toEqual({ placed: 3, [NETWORK]: 37 })
    expect((await order('127.0.3.2', await cartOf(VICTIM, 20))).status).toBe(201)
    expect((await order(STRANGER, await cartOf('other@example.ch', 20, 1))).status).toBe(201)
  })

  it('H-S18 are limited for one client network', async () => {
    const carts = await Promise.all(numbered(30, (number) => cartOf(`stranger${number}@example.ch`)))
    const responses = await allAtOnce(carts, (cart) => order(STRANGER, cart), 30)
    expect(verdicts(responses)).toEqual({ placed: 20, [NETWORK]: 10 })
  })

  it('H-S18 are limited for one e-mail address, in any spelling and from any network; a card payment is still accepted', async () => {
    const carts = await Promise.all(numbered(12, (number) => cartOf(VICTIM.replace('@', `+${number}@`))))
    const responses = await allAtOnce(carts, (cart, index) => order(`127.0.4.${index + 1}`, cart), 12)
    expect(verdicts(responses)).toEqual({ placed: 5, [BUYER]: 7 })
    const { token } = await cartOf(VICTIM)
    const byCard = await shop.commerce.shop(GUEST).checkout.updatePaymentMethod({ token, method: 'visa' })()
    if (byCard._tag === 'Left') throw new Error(byCard.left._tag)
    expect((await order('127.0.4.99', byCard.right)).status).toBe(201)
  })

  it('H-S18 H-K05 neither block a customer who pays them, nor an owner whose address strangers have used', async () => {
    const person = { email: VICTIM, password: PASSWORD }
    await requestFrom('127.0.5.1')(`${shop.url}/customers`, 'POST', { ...person, first_name: 'Anna', last_name: 'Keller' })
    await completeEmailLink(shop.ports, person)
    const placed: Answer[] = []
    for (let number = 0; number < 5; number += 1) placed.push(await order(`127.0.6.${number + 1}`, await cartOf(VICTIM)))
    expect(verdicts([...placed, await order('127.0.6.9', await cartOf(VICTIM))])).toEqual({ placed: 5, [BUYER]: 1 })
    const response = await fetch(`${shop.url}/session`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...person, cart_token: null }),
    })
    const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ')
    expect((await order('127.0.6.9', await cartOf(VICTIM), cookie)).status).toBe(201)
    for (const { body } of placed.slice(0, 2)) {
      const ordered = await value(shop.ports.orders.order(made(makeOrderToken(body.token_value))))
      await value(everyUseCase(shop.ports).recordTransfer(staffCommand(ordered, 'came'), ordered.totals.total))
    }
    expect((await order('127.0.6.9', await cartOf(VICTIM))).status).toBe(201)
  })
})
