import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { reorderOf } from '../../../support/reorder-of.ts'
import type { SuppliedItem } from '../../../../application/contract/reorder.ts'
import { variantId } from '../../../../domain/product/variant.ts'
import { makeReorder } from '../../../../application/commerce/reorder/reorder.ts'
import { makeGetReorderInterval } from '../../../../application/commerce/reorder/get-reorder-interval.ts'
import type { CartLine } from '../../../../domain/cart/cart.ts'
import type { Order } from '../../../../domain/order/order.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { cartToken } from '../../../support/builders/cart.ts'
import { aCatalogue } from '../../../support/builders/catalogue.ts'
import { anOrder, orderToken } from '../../../support/builders/order.ts'
import { aPriceEntry } from '../../../support/builders/price-entry.ts'
import { aProduct, productId } from '../../../support/builders/product.ts'
import { aStockRow } from '../../../support/builders/stock-row.ts'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { placeOrder, usualCatalogue } from '../../../support/purchase.ts'

const A = aProduct({ id: 1001, facts: { replacementDays: 10 } })
const B = aProduct({ id: 1002, discontinued: true, replacementId: productId(1003) })
const C = aProduct({ id: 1003 })
const D = aProduct({ id: 1004, discontinued: true })
const RARE = aProduct({ id: 1005 })
const DAILY = aProduct({ id: 1006, facts: { replacementDays: 1 } })
const OPTION = { sphere: -2.25, radius: 8.6, diameter: 14 }

const shopCatalogue = aCatalogue({
  products: [A, B, C, D, RARE, DAILY],
  prices: [1001, 1002, 1003, 1004, 1005].map((id) => aPriceEntry({ productId: id })),
  stock: [aStockRow(RARE, { option: OPTION, onHand: 1, stopOrder: true })],
})

/** A shop with an order of these lines, and a new cart. */
const openAfter = async (lines: readonly CartLine[], stated: Partial<Order> = {}) => {
  const shop = openCommerce(shopCatalogue, { maxQuantity: 5 })
  const order = anOrder({ lines, ...stated })
  const orders = {
    ...shop.deps.orders,
    order: (token: Order['token']) =>
      token === order.token ? async () => ({ _tag: 'Right' as const, right: order }) : shop.deps.orders.order(token),
  }
  const { token: cart } = await value(shop.createCart(GUEST, {}))
  return { shop, cart, order, repeat: reorderOf(makeReorder({ ...shop.deps, orders })) }
}

/** The network of the requests. */
const HERE = '192.0.2.1'

const byToken = { _tag: 'ByToken', token: orderToken('1') } as const
/** In the browser that placed the order. */
const request = (cart: Order['cartToken']) =>
  ({ lastOrder: byToken, cartToken: cart, source: 'link' as const, from: HERE, ordered: [anOrder().cartToken] })

describe('a reorder', () => {
  it('CC-REORD-06 fills the cart with the available items, switches to successors and lists the unavailable ones', async () => {
    const { shop, cart, repeat } = await openAfter([aLine({ product: A, eye: 'right' }), aLine({ product: B }), aLine({ product: D })])
    const result = await value(repeat(request(cart)))
    expect(result.items.map((line) => line.productId)).toEqual([1001, 1003])
    expect(result.switchedProducts).toEqual([{ from: 1002, to: 1003 }])
    expect(result.notReorderable).toEqual([{ productId: 1004, reason: 'discontinued' }])
    expect(result.foundNonReorderableProducts).toEqual([1004])
    expect(result.addedTrialProducts).toEqual([])
    const filled = await value(shop.getCart(GUEST, { token: cart }))
    expect(filled.lines.map(({ productId: id, eye, option }) => [id, eye, option])).toEqual([
      [1001, 'right', OPTION],
      [1003, undefined, OPTION],
    ])
    expect(filled.totals.total.cents).toBe(10_000)
  })

  it('stays within maximum and stock including the existing items, and reports it', async () => {
    const { shop, cart, repeat } = await openAfter([aLine({ product: A, quantity: 4 }), aLine({ product: RARE, quantity: 2 })])
    const put = (product: typeof A, quantity: number) =>
      value(shop.addToCart(GUEST, { token: cart, items: [{ productId: product.id, option: OPTION, quantity }] }))
    await put(A, 4)
    const again = await value(repeat(request(cart)))
    expect(again.items.map(({ quantity }) => quantity)).toEqual([1, 1])
    expect(again.notReorderable).toEqual([{ productId: 1001, reason: 'maximum_reached' }, { productId: 1005, reason: 'out_of_stock' }])
  })

  it('is not possible if the cart has no room for any of it', async () => {
    const { shop, cart, repeat } = await openAfter([aLine({ product: A, quantity: 4 })])
    await value(shop.addToCart(GUEST, { token: cart, items: [{ productId: A.id, option: OPTION, quantity: 5 }] }))
    expect(await refusal(repeat(request(cart)))).toEqual({ _tag: 'ReorderNotPossible' })
  })

  it('F-M08 changes nothing when the same order is repeated in the same cart, twenty times, and returns the same result', async () => {
    const { shop, cart, repeat } = await openAfter([
      aLine({ product: A, eye: 'right', quantity: 1 }), aLine({ product: A, eye: 'left', quantity: 1 }),
      aLine({ product: RARE, quantity: 2 }),
    ])
    const first = await value(repeat(request(cart)))
    const filled = await value(shop.getCart(GUEST, { token: cart }))
    for (let more = 0; more < 19; more += 1) expect(await value(repeat(request(cart)))).toEqual(first)
    expect(await value(shop.getCart(GUEST, { token: cart }))).toEqual(filled)
    expect(filled.lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1])
  })

  it('F-M08 adds only missing items when a link is opened again after lines were changed', async () => {
    const { shop, cart, repeat } = await openAfter([aLine({ product: A, eye: 'right', quantity: 2 }), aLine({ product: C, quantity: 1 })])
    await value(repeat(request(cart)))
    const [lens, other] = (await value(shop.getCart(GUEST, { token: cart }))).lines
    await value(shop.updateCartQuantity(GUEST, { token: cart, itemId: lens?.id ?? '', quantity: 1 }))
    await value(shop.removeFromCart(GUEST, { token: cart, itemId: other?.id ?? '' }))
    await value(repeat(request(cart)))
    expect((await value(shop.getCart(GUEST, { token: cart }))).lines.map(({ productId: id, quantity }) => [id, quantity]))
      .toEqual([[1001, 2], [1003, 1]])
  })

  it(
    'CC-REORD-09 rejects an unknown cart, an incomplete order, another customer’s and one without available items, in the same words',
    async () => {
      const usual = [aLine({ product: A })]
      const mine = 'account-1' as NonNullable<Order['accountId']>
      const another = 'account-2' as NonNullable<Order['accountId']>
      const refused = async (lines: readonly CartLine[], stated: Partial<Order>, input: object = {}) => {
        const { shop, cart, repeat } = await openAfter(lines, stated)
        const why = await refusal(repeat({ ...request(cart), ...input }))
        expect((await value(shop.getCart(GUEST, { token: cart }))).lines).toEqual([])
        return why
      }
      const responses = [
        await refused(usual, {}, { cartToken: cartToken('nobody') }),
        await refused(usual, { status: 'payment_pending' }),
        await refused(usual, {}, { ordered: [] }),
        await refused(usual, {}, { ordered: [cartToken('nobody')], accountId: mine }),
        await refused(usual, { accountId: mine }, { ordered: [] }),
        await refused(usual, { accountId: mine }, { ordered: [], accountId: another }),
        await refused(usual, { accountId: mine }, { lastOrder: { _tag: 'ById', internalOrderId: '1' } }),
        await refused([aLine({ product: D })], {}),
        await refused(usual, {}, { lastOrder: { _tag: 'ByToken', token: orderToken('nobody') } }),
        await refused(usual, {}, { lastOrder: { _tag: 'ByToken', token: '../1' } }),
      ]
      for (const response of responses) expect(response).toEqual({ _tag: 'ReorderNotPossible' })
    },
  )

  it('R5 repeats a customer’s order in the browser that placed it, and for its owner', async () => {
    const mine = 'account-1' as NonNullable<Order['accountId']>
    const { cart, repeat } = await openAfter([aLine({ product: A })], { accountId: mine })
    expect((await value(repeat(request(cart)))).items).toHaveLength(1)
    expect((await value(repeat({ ...request(cart), ordered: [], accountId: mine }))).items).toHaveLength(1)
  })

  it('repeats an order by its number for its owner only', async () => {
    const mine = 'account-1' as NonNullable<Order['accountId']>
    const another = 'account-2' as NonNullable<Order['accountId']>
    const { shop, cart, order } = await openAfter([aLine({ product: A })], { id: 2_147_483_647, accountId: mine })
    const history = {
      ...shop.deps.history,
      order: (owner: typeof mine, id: number) => async () =>
        owner === mine && id === order.id ? E.right(order) : E.left({ _tag: 'NotFound' as const, what: 'order' as const }),
    }
    const repeat = reorderOf(makeReorder({ ...shop.deps, history }))
    const lastOrder = { _tag: 'ById', internalOrderId: String(order.id) } as const
    const input = { lastOrder, cartToken: cart, source: 'account' as const, from: HERE, ordered: [] }
    expect(await refusal(repeat({ ...input, accountId: another }))).toEqual({ _tag: 'ReorderNotPossible' })
    expect(await refusal(repeat(input))).toEqual({ _tag: 'ReorderNotPossible' })
    expect(await refusal(repeat({ ...input, lastOrder: { _tag: 'ById', internalOrderId: '0x7fffffff' }, accountId: mine })))
      .toEqual({ _tag: 'ReorderNotPossible' })
    expect((await value(repeat({ ...input, accountId: mine }))).items).toHaveLength(1)
  })

  it('repeats a real purchase, and adds nothing to an ordered cart', async () => {
    const shop = openCommerce(usualCatalogue())
    const order = await placeOrder(shop)
    await value(shop.createPayment({ ...GUEST, publicUrl: 'http://shop.example', locale: 'de' }, { token: order.token }))
    const [attempt] = shop.paymentProvider.attempts()
    if (attempt === undefined) throw new Error('No attempt to pay')
    await value(shop.recordNotice(shop.paymentProvider.notice(attempt, 'paid')))
    const repeat = reorderOf(makeReorder(shop.deps))
    const { token } = await value(shop.createCart(GUEST, {}))
    const lastOrder = { _tag: 'ByToken', token: order.token } as const
    const input = { lastOrder, source: 'account', from: HERE, ordered: [order.cartToken] } as const
    expect((await value(repeat({ ...input, cartToken: token }))).items).toHaveLength(1)
    expect(await refusal(repeat({ ...input, cartToken: order.cartToken })))
      .toEqual({ _tag: 'ReorderNotPossible' })
  })

  it('CC-REORD-14 returns the number of days that lenses last and the day of the next reorder, to any caller', async () => {
    const shop = openCommerce(shopCatalogue)
    const estimate = ({ items, ...input }: { readonly email: string; readonly items: readonly Omit<SuppliedItem, 'variantId'>[] }) =>
      makeGetReorderInterval(shop.deps)(GUEST, { ...input, items: items.map((item) => ({ ...item, variantId: variantId(item.productId,
        {}) })) })
    const items = [{ productId: A.id, eye: 'right' as const, quantity: 1 }]
    expect(await value(estimate({ email: 'erika@example.ch', items }))).toEqual({ interval: 60, reorderAt: '2026-05-01' })
    expect(await value(estimate({ email: 'nobody@example.ch', items }))).toEqual({ interval: 60, reorderAt: '2026-05-01' })
    const many = [...items, { productId: DAILY.id, eye: 'left' as const, quantity: 1 }, { productId: productId(9999), quantity: 1 }]
    expect(await value(estimate({ email: 'erika@example.ch', items: many }))).toEqual({ interval: 6, reorderAt: '2026-03-08' })
    expect(await value(estimate({ email: 'erika@example.ch', items: [] }))).toEqual({ interval: 90, reorderAt: '2026-06-02' })
  })
})
