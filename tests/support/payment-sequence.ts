import { expect } from 'vitest'
import { openHeadlessShop, type HeadlessShop, type Overrides } from '../../adapters/composition/headless/open-headless-shop.ts'
import { consentTo } from './consent-to.ts'
import { openShopRegister } from './shop-register.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Payment } from '../../domain/payment/payment.ts'
import { shownOrder } from '../../domain/order/shown-order.ts'
import { aTypedAddress } from './builders/address.ts'
import { aCoupon } from './builders/coupon.ts'
import { chf } from './builders/money.ts'
import { someSettings } from './builders/shop-settings.ts'
import { aStockRow } from './builders/stock-row.ts'
import { refusal, value } from './outcome.ts'
import { LENS, MINUS_TWO, SOLUTION, usualCatalogue } from './purchase.ts'
import { GUEST } from './commerce.ts'

/** The possible events of a payment, in any order. */
export const PAYMENT_EVENTS = ['return', 'notice', 'repeated notice', 'cancel', 'late paid', 'wrong amount', 'cart change'] as const
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

/** Every ordering of this length, with repetitions. */
export const orderings = (length: number): readonly (readonly PaymentEvent[])[] =>
  length === 0 ? [[]] : orderings(length - 1).flatMap((before) => PAYMENT_EVENTS.map((next) => [...before, next]))

const BOXES = 10
const lensItem = (quantity = 1) => ({ productId: LENS.id, eye: 'right', option: MINUS_TWO, quantity }) as const
const ADDRESS = aTypedAddress()
const DAY = 24 * 3_600_000
const ONCE = aCoupon({ code: 'ONCE', usageLimit: 1 })
const ROW = aStockRow(LENS, { option: MINUS_TWO, onHand: BOXES, stopOrder: true })

export const paymentCatalogue = usualCatalogue({ stock: [ROW, aStockRow(SOLUTION)], coupons: [ONCE] })

type Scene = {
  readonly shop: HeadlessShop
  readonly visitor: ReturnType<HeadlessShop['visitor']>
  readonly order: Order
  readonly payment: Payment
}

/** A customer ordered one of ten boxes with a voucher for one order and is on the payment page. */
const openScene = async (overrides: Overrides): Promise<Scene> => {
  const shop = openHeadlessShop(
    { register: openShopRegister([someSettings()], ['visa', 'twint']), shopCatalogue: paymentCatalogue, ...overrides },
  )
  const visitor = shop.visitor()
  await visitor.addToCart(lensItem())
  await visitor.applyCoupon('ONCE')
  await visitor.setEmail('erika@example.ch')
  await visitor.setAddresses({ billing: ADDRESS })
  await visitor.chooseShipping('swisspost_a_post_parcel')
  const cart = await visitor.choosePayment('visa')
  const { orderToken } = await visitor.placeOrder(consentTo(cart))
  const payment = shop.paymentProvider.attempts().at(-1)
  if (payment === undefined) throw new Error('Nobody stands on the payment page')
  return { shop, visitor, order: await visitor.viewOrder(orderToken), payment }
}

/** Another customer buys all remaining boxes. */
const sellOut = async ({ shop }: Scene): Promise<void> => {
  const other = shop.visitor()
  const { onHand } = (await value(shop.ports.stock.stockOf([ROW.variant.id]))).get(ROW.variant.id) ?? { onHand: 0 }
  await other.addToCart(lensItem(onHand))
  await other.setEmail('other@example.ch')
  await other.setAddresses({ billing: ADDRESS })
  await other.chooseShipping('swisspost_a_post_parcel')
  const cart = await other.choosePayment('visa')
  const { orderToken } = await other.placeOrder(consentTo(cart))
  await shop.settlePayment(orderToken, 'paid')
}

const recordOutcome = async ({ shop, payment }: Scene, outcome: 'paid' | 'cancelled'): Promise<void> => {
  await value(shop.commerce.reports.recordNotice(shop.paymentProvider.notice(payment, outcome)))
}

const failPermanently = async ({ shop }: Scene): Promise<void> => {
  shop.clock.advance(DAY)
  await shop.lookAfterPayments()
}

/** `isSoldOut`: whether another customer buys the rest as soon as the order is cancelled. */
const happen = (scene: Scene, isSoldOut: boolean): Record<PaymentEvent, () => Promise<void>> => {
  const { shop, visitor, order, payment } = scene
  let isSold = false
  return {
    return: async () => {
      const before = await value(shop.ports.orders.order(order.token))
      expect(await visitor.viewOrder(order.token)).toEqual(shownOrder(before))
      expect(await value(shop.ports.orders.order(order.token))).toEqual(before)
    },
    notice: () => recordOutcome(scene, 'paid'),
    'repeated notice': async () => {
      await Promise.all([recordOutcome(scene, 'paid'), recordOutcome(scene, 'paid')])
    },
    cancel: () => recordOutcome(scene, 'cancelled'),
    'late paid': async () => {
      await failPermanently(scene)
      const { status } = await value(shop.ports.orders.order(order.token))
      if (isSoldOut && status === 'cancelled' && !isSold) {
        isSold = true
        await sellOut(scene)
      }
      await recordOutcome(scene, 'paid')
      await shop.lookAfterPayments()
    },
    'wrong amount': async () => {
      await shop.commerce.reports.recordNotice(shop.paymentProvider.notice(payment, 'paid', { amount: chf(1) }))()
    },
    'cart change': async () => {
      expect((await refusal(shop.commerce.shop(GUEST).cart.addToCart({ token: order.cartToken, items: [lensItem()] })))._tag)
        .toBe('CartCompleted')
      expect((await visitor.addToCart({ productId: SOLUTION.id, option: {}, quantity: 1 })).token).not.toBe(order.cartToken)
    },
  }
}

type Payments = Payment['status']
type End = { readonly order: Order['status']; readonly payment: Payments; readonly mails: readonly string[] }

/** The expected result, computed without the shop. */
const expectedEnd = (events: readonly PaymentEvent[], isSoldOut: boolean): End => {
  const isPaid = (one: PaymentEvent): boolean => one === 'notice' || one === 'repeated notice' || one === 'late paid'
  const first = events.find(isPaid)
  if (first === undefined) {
    const isCancelled = events.includes('cancel')
    const payment = events.includes('wrong amount') ? 'mismatched' : isCancelled ? 'cancelled' : 'expired'
    return { order: 'cancelled', payment, mails: ['order-released'] }
  }
  if (first !== 'late paid') return { order: 'new', payment: 'paid', mails: ['order-confirmation'] }
  return isSoldOut
    ? { order: 'cancelled', payment: 'refunded', mails: ['order-released', 'payment-refund'] }
    : { order: 'new', payment: 'paid', mails: ['order-confirmation', 'order-released'] }
}

/** Performs these events, advances the clock by a day, and checks that order, payment, stock, voucher and mails are consistent. */
export const runPaymentSequence = async (
  events: readonly PaymentEvent[], isSoldOut: boolean, overrides: Overrides = {},
): Promise<void> => {
  const scene = await openScene(overrides)
  const { shop, order, payment } = scene
  const steps = happen(scene, isSoldOut)
  for (const event of events) await steps[event]()
  await failPermanently(scene)
  shop.clock.advance(DAY)
  await shop.lookAfterPayments()

  const stored = await value(shop.ports.orders.order(order.token))
  const paid = await value(shop.ports.payments.payment(payment.id))
  const mails = (await shop.mails()).filter(({ to }) => to === 'erika@example.ch').map(({ key }) => key.replace(/:.*/, ''))
  const expected = expectedEnd(events, isSoldOut)
  const isSold = isSoldOut && events.find((one) => one.includes('notice') || one === 'late paid') === 'late paid'
  expect({ order: stored.status, payment: paid.status, mails: mails.toSorted() }).toEqual(expected)
  expect(stored.paidAt !== undefined).toBe(expected.payment === 'paid')
  const isValid = expected.order === 'new'
  expect(
    (await value(shop.ports.stock.stockOf([ROW.variant.id]))).get(ROW.variant.id)?.onHand,
  ).toBe(isSold ? 0 : BOXES - (isValid ? 1 : 0))
  expect((await value(shop.ports.coupons.standing(ONCE.code, undefined)))?.uses).toBe(isValid ? 1 : 0)
  expect(shop.paymentProvider.refunds().map(({ id }) => id)).toEqual(expected.payment === 'refunded' ? [payment.id] : [])
}

/** Runs each of these sequences; a failure lists its events. */
export const runPaymentSequences = async (sequences: readonly (readonly PaymentEvent[])[], isSoldOut: boolean): Promise<void> => {
  for (const events of sequences) {
    try {
      await runPaymentSequence(events, isSoldOut)
    } catch (error) {
      throw new Error(`After ${events.join(', ')}: ${String(error)}`, { cause: error })
    }
  }
}
