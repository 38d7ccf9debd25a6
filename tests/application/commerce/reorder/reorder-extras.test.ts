import { describe, expect, it } from 'vitest'
import { reorderOf } from '../../../support/reorder-of.ts'
import { makeReorder } from '../../../../application/commerce/reorder/reorder.ts'
import type { CartLine } from '../../../../domain/cart/cart.ts'
import type { AccountId } from '../../../../domain/customer/account-id.ts'
import type { Order } from '../../../../domain/order/order.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { aCoupon } from '../../../support/builders/coupon.ts'
import { cartToken } from '../../../support/builders/cart.ts'
import { aCatalogue } from '../../../support/builders/catalogue.ts'
import { chf } from '../../../support/builders/money.ts'
import { anOrder, orderToken } from '../../../support/builders/order.ts'
import { aPriceEntry } from '../../../support/builders/price-entry.ts'
import { aProduct } from '../../../support/builders/product.ts'
import { aSolution } from '../../../support/builders/solution.ts'
import { aStockRow } from '../../../support/builders/stock-row.ts'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'

const LENS = aProduct({ id: 1001 })
const DISCONTINUED = aProduct({ id: 1004, discontinued: true })
const TRAVEL = aSolution({ id: 2009 })
const MINE = 'account-1' as unknown as AccountId
const FOREIGN = 'account-2' as unknown as AccountId

/** A shop with vouchers and a trial, in which these orders were placed. */
const openAfter = async (orders: readonly Order[], stated: { readonly trial?: boolean; readonly max?: number } = {}) => {
  const shop = openCommerce(
    aCatalogue({
      products: [LENS, DISCONTINUED, TRAVEL],
      prices: [1001, 1004, 2009].map((productId) => aPriceEntry({ productId, current: 5000 })),
      stock: [aStockRow(TRAVEL, { onHand: 5 })],
      coupons: [
        aCoupon(), aCoupon({ code: 'OLD', lastDay: '2020-01-01' }),
        aCoupon({ code: 'FIVE', discount: { _tag: 'Percent', percent: 5 } }),
      ],
    }),
    { maxQuantity: stated.max ?? 20, ...(stated.trial === true ? { trialProductId: TRAVEL.id } : {}) },
  )
  const calls: string[] = []
  /** Records every call to the shop's storage from now on, by name. */
  const counted = <Port extends object>(name: string, port: Port): Port =>
    new Proxy(port, {
      get: (target, key) => {
        const member: unknown = Reflect.get(target, key)
        if (typeof member !== 'function') return member
        return (...input: unknown[]): unknown => {
          calls.push(`${name}.${String(key)}`)
          return Reflect.apply(member, target, input)
        }
      },
    })
  const book = {
    ...shop.deps.orders,
    order: (token: Order['token']) => {
      const order = orders.find((one) => one.token === token)
      return order === undefined ? shop.deps.orders.order(token) : async () => ({ _tag: 'Right' as const, right: order })
    },
  }
  const ports = { ...shop.deps, orders: book }
  const { carts, history, reorderLinks, products, prices, offers, stock, shipping, coupons } = ports
  const countedPorts = Object.entries({ orders: book, reorderLinks, carts, history, products, prices, offers, stock, shipping, coupons })
  const repeat = reorderOf(makeReorder({
    ...ports,
    ...Object.fromEntries(countedPorts.map(([name, port]) => [name, counted(name, port)])),
  }))
  const { token: cart } = await value(shop.createCart(GUEST, {}))
  const again = (couponCode?: string, by: object = {}, token = orderToken('1')) =>
    repeat({
      lastOrder: { _tag: 'ByToken', token }, cartToken: cart, source: 'link', from: '192.0.2.1', ordered: [anOrder().cartToken],
      ...(couponCode === undefined ? {} : { couponCode }), ...by,
    })
  return { shop, cart, calls, again }
}

const ordered = (lines: readonly CartLine[], stated: Partial<Order> = {}) => anOrder({ lines, ...stated })
const usual = () => ordered([aLine({ product: LENS, eye: 'right', quantity: 2 })])

describe('the voucher of a reorder', () => {
  it('is added to the cart with the items, and replaces the existing one', async () => {
    const { shop, cart, again } = await openAfter([usual()])
    const result = await value(again('save10'))
    expect(result).not.toHaveProperty('couponRefusal')
    expect(await value(shop.getCart(GUEST, { token: cart }))).toMatchObject({
      coupon: { code: 'SAVE10' }, totals: { orderPromotionTotal: chf(-1000), total: chf(9000) },
    })
    await value(again('FIVE'))
    expect(await value(shop.getCart(GUEST, { token: cart }))).toMatchObject({
      coupon: { code: 'FIVE' }, totals: { orderPromotionTotal: chf(-500), total: chf(9500) },
    })
  })

  it('does not stop the reorder when it is rejected: the items are added, and the previous voucher stays', async () => {
    const { shop, cart, again } = await openAfter([usual()])
    await value(again('SAVE10'))
    const reasons = [
      ['NOBODY', { _tag: 'CouponRefused', reason: { _tag: 'DoesNotExist' } }],
      ['OLD', { _tag: 'CouponRefused', reason: { _tag: 'Expired', lastDay: '2020-01-01' } }],
      ['two words', { _tag: 'InvalidCouponCode' }],
    ] as const
    for (const [code, why] of reasons) {
      const result = await value(again(code))
      expect([result.items.length, result.couponRefusal]).toEqual([1, why])
    }
    expect(await value(shop.getCart(GUEST, { token: cart }))).toMatchObject({
      lines: [{ quantity: 2 }], coupon: { code: 'SAVE10' }, totals: { orderPromotionTotal: chf(-1000) },
    })
  })

  it('cannot be guessed: after ten attempts it is ignored, and the items are still added', async () => {
    const { again } = await openAfter([usual()], { max: 99 })
    for (let tries = 0; tries < 10; tries += 1) await value(again(`GUESS${tries}`))
    const late = await value(again('SAVE10'))
    expect([late.items.length, late.couponRefusal]).toEqual([1, { _tag: 'TooManyAttempts', minutes: 10 }])
  })

  it('is not added to a cart to which nothing was added', async () => {
    const { shop, cart, again } = await openAfter([ordered([aLine({ product: DISCONTINUED })])])
    expect(await refusal(again('SAVE10'))).toEqual({ _tag: 'ReorderNotPossible' })
    expect(await value(shop.getCart(GUEST, { token: cart }))).not.toHaveProperty('coupon')
  })
})

describe('the trial of a reorder', () => {
  it('is added to the cart with a first lens and is reported; it is added once, and not after it was declined', async () => {
    const { shop, cart, again } = await openAfter([usual()], { trial: true })
    const first = await value(again())
    expect(first.addedTrialProducts).toEqual([2009])
    expect(first.items.map(({ productId }) => productId)).toEqual([1001])
    expect((await value(shop.getCart(GUEST, { token: cart }))).lines.map(({ productId, isTrial }) => [productId, isTrial]))
      .toEqual([[1001, false], [2009, true]])
    expect((await value(again())).addedTrialProducts).toEqual([])
    await value(shop.optOutOfProducts(GUEST, { token: cart }))
    expect((await value(again())).addedTrialProducts).toEqual([])
  })
})

describe('an order that cannot be repeated', () => {
  it('costs the shop the same work whatever the cause, so that timing reveals nothing (T8)', async () => {
    const { calls, again } = await openAfter([
      ordered([aLine({ product: LENS })], {
        token: orderToken('foreign'), accountId: FOREIGN, cartToken: cartToken('foreign'),
      }),
      ordered([aLine({ product: LENS })], { token: orderToken('guest'), cartToken: cartToken('guest') }),
      ordered([aLine({ product: LENS })], { token: orderToken('pending'), status: 'payment_pending' }),
      ordered([aLine({ product: LENS })], { token: orderToken('cancelled'), status: 'cancelled' }),
      ordered([aLine({ product: DISCONTINUED })], { token: orderToken('gone') }),
    ], { trial: true })
    for (const coupon of [undefined, 'SAVE10']) {
      const work = []
      for (const name of ['nobody', 'foreign', 'guest', 'pending', 'cancelled', 'gone']) {
        calls.length = 0
        expect(await refusal(again(coupon, { accountId: MINE }, orderToken(name)))).toEqual({ _tag: 'ReorderNotPossible' })
        work.push([...calls].toSorted((one, other) => one.localeCompare(other)))
      }
      expect(work[0]?.length).toBeGreaterThan(5)
      for (const one of work) expect(one).toEqual(work[0])
      expect(work.flat().filter((call) => call === 'carts.change')).toEqual([])
    }
  })
})
