import { describe, expect, it } from 'vitest'
import type { CartToken } from '../../../../domain/cart/cart.ts'
import type { Money } from '../../../../domain/money/money.ts'
import type { OrderToken } from '../../../../domain/order/order.ts'
import { orderFaults } from '../../../../domain/payment/order-faults.ts'
import type { PaymentNotice } from '../../../../domain/payment/payment.ts'
import { makeFrequency } from '../../../../domain/subscription/frequency.ts'
import { staffCommand } from '../../../support/staff-requests.ts'
import { aTypedAddress } from '../../../support/builders/address.ts'
import { aCoupon } from '../../../support/builders/coupon.ts'
import { aCustomer } from '../../../support/builders/customer.ts'
import { aKey } from '../../../support/builders/idempotent-request.ts'
import { aSavedCard } from '../../../support/builders/saved-card.ts'
import { made } from '../../../support/builders/made.ts'
import { chf } from '../../../support/builders/money.ts'
import { aStockRow } from '../../../support/builders/stock-row.ts'
import { DEADLINE, openCommerce, type Commerce, type UseCases, GUEST } from '../../../support/commerce.ts'
import { FAULT_KINDS } from '../../../support/faults/faulty-ports.ts'
import { goThrough, type Flow, type Step } from '../../../support/faults/flow.ts'
import { value } from '../../../support/outcome.ts'
import { checkOutTo, LENS, lensItem, MINUS_TWO, SOLUTION, usualCatalogue } from '../../../support/purchase.ts'

const HERE = { publicUrl: 'https://iris.example', locale: 'de' } as const
const HOUR = 3_600_000
/** A failed job is repeated after some minutes: before the payment provider drops the idempotency key of a charge. */
const SOON = 15 * 60_000
const BOXES = 10
const ANNA = aCustomer()
const ROW = aStockRow(LENS, { option: MINUS_TWO, onHand: BOXES, stopOrder: true })
const ONCE = aCoupon({ code: 'ONCE', usageLimit: 1 })

const openScarceShop = (): Commerce => openCommerce(usualCatalogue({ stock: [ROW, aStockRow(SOLUTION)], coupons: [ONCE] }))

/** What a browser, or the test, remembers of the responses. */
type Scene = { cart?: CartToken; total?: Money; order?: OrderToken }

const remembered = <Value>(remembered: Value | undefined): Value => {
  if (remembered === undefined) throw new Error('The step before did not say')
  return remembered
}

const onHand = async ({ storage }: Commerce): Promise<number> =>
  (await value(storage.stock.stockOf([ROW.variant.id]))).get(ROW.variant.id)?.onHand ?? 0

/** Every order with everything that belongs to it, oldest first. */
const filesOf = async ({ storage }: Commerce) => {
  const { orders } = await value(storage.orderFinder.find({}, { page: 1, itemsPerPage: 100 }))
  return Promise.all(orders.toReversed().map(({ number }) => value(storage.moves.history(number))))
}

const sumOf = (amounts: readonly { readonly amount: Money }[]): number => amounts.reduce((sum, { amount }) => sum + amount.cents, 0)

/** Stock and voucher match the orders, each order matches its payments, and refunds never exceed payments. */
const expectConsistency = async (shop: Commerce): Promise<void> => {
  const files = await filesOf(shop)
  const standing = files.filter(({ order }) => order.status !== 'cancelled')
  const reservedItems = (lines: readonly { readonly variantId: string; readonly quantity: number }[]) =>
    lines.filter(({ variantId }) => variantId === ROW.variant.id).map(({ variantId, quantity }) => ({ variantId, quantity }))
  const packs = standing.flatMap(({ order }) => reservedItems(order.lines)).reduce((sum, { quantity }) => sum + quantity, 0)
  expect(await onHand(shop)).toBe(BOXES - packs)
  expect((await value(shop.storage.coupons.standing(ONCE.code, undefined)))?.uses)
    .toBe(standing.filter(({ order }) => order.coupon !== undefined).length)
  expect(files.map(({ order }) => order.id)).toEqual(files.map((_, index) => index + 1))
  expect(new Set(files.map(({ order }) => order.cartToken)).size).toBe(files.length)
  for (const { order, payments, refunds } of files)
    expect(
      orderFaults({ order, payments, refunds, reserved: order.status === 'cancelled' ? [] : reservedItems(order.lines) as never }),
    ).toEqual([])
  const paidAttempts = files.flatMap(({ payments }) => payments.filter(({ status }) => ['paid', 'refunding', 'refunded'].includes(status)))
  expect(
    sumOf(shop.paymentProvider.refunds()) + sumOf(shop.paymentProvider.parts().map(({ back }) => back)),
  ).toBeLessThanOrEqual(sumOf(paidAttempts))
  expect(new Set(shop.paymentProvider.charges().map(({ payment }) => payment.orderToken)).size).toBe(shop.paymentProvider.charges().length)
}

/** The final state for the customer and the accountant; attempts without a payment are left out, as there may be more of them. */
const endOf = async (shop: Commerce) => ({
  onHand: await onHand(shop),
  orders: (await filesOf(shop)).map(({ order, payments, refunds, changes }) => ({
    number: order.number, status: order.status, total: order.totals.total.cents, isPaid: order.paidAt !== undefined,
    refunded: order.refunded?.cents,
    money: payments.filter(({ status }) => ['paid', 'refunding', 'refunded', 'mismatched'].includes(status))
      .map(({ status, amount }) => `${status} ${amount.cents}`),
    refunds: refunds.map(({ state, amount }) => `${state} ${amount.cents}`),
    changes: changes.map(({ event, from, to }) => `${event} ${from} ${to}`),
  })),
  back: [...shop.paymentProvider.refunds(), ...shop.paymentProvider.parts().map(({ back }) => back)].map(({ amount }) => amount.cents),
  charged: shop.paymentProvider.charges().map(({ payment }) => payment.amount.cents),
  mails: [...new Set(shop.mailer.sent().map(({ key }) => key))].map((key) => key.split(':')[0] ?? '').toSorted(),
})

const notice = (shop: Commerce, outcome: PaymentNotice['outcome'], message: Partial<PaymentNotice> = {}) =>
  shop.paymentProvider.notice(remembered(shop.paymentProvider.attempts().at(-1)), outcome, message)

const job = (does: Step['does']): Step => ({ does, pause: SOON })
const SEND_MAILS = job((shop) => value(shop.sendMails()))

/** The steps of a guest from an empty cart to an order, as a browser sends them. */
const buying = (scene: Scene, coupon?: string): readonly Step[] => [
  { does: async (shop) => { scene.cart = (await value(shop.createCart(GUEST, {}))).token } },
  { does: (shop) =>
    value(shop.addToCart(GUEST, { token: remembered(scene.cart), items: [lensItem({ quantity: 2 })], key: 'first-press' })) },
  { does: (shop) =>
    value(shop.addToCart(GUEST, { token: remembered(scene.cart), items: [lensItem({ eye: 'left' })], key: 'second-press' })) },
  { does: (shop) => value(shop.setEmail(remembered(scene.cart), 'erika@example.ch')) },
  { does: (shop) => value(shop.setAddresses(remembered(scene.cart), { billing: aTypedAddress() })) },
  { does: (shop) => value(shop.updateShippingMethod(GUEST, { token: remembered(scene.cart), key: 'swisspost_a_post_parcel' })) },
  { does: (shop) => value(shop.updatePaymentMethod(GUEST, { token: remembered(scene.cart), method: 'visa' })) },
  ...(coupon === undefined ? [] : [{ does: (shop: UseCases) => value(shop.redeemCoupon(remembered(scene.cart), coupon, '192.0.2.1')) }]),
  { does: async (shop) => { scene.total = (await value(shop.getCart(GUEST, { token: remembered(scene.cart) }))).totals.total } },
  {
    does: async (shop) => {
      const consent = { termsAccepted: true, expectedTotal: remembered(scene.total) } as const
      scene.order = (await value(shop.placeCartOrder(remembered(scene.cart), consent))).token
    },
  },
  { does: (shop) => value(shop.createPayment({ ...GUEST, ...HERE }, { token: remembered(scene.order) })) },
]

const openScene = async () => ({ shop: openScarceShop(), scene: {} as Scene })

/** Bought with a voucher and paid; a part is refunded, then the order is cancelled and the rest is refunded. */
const paidAndCancelled: Flow<Scene> = {
  open: openScene,
  steps: (shop, scene) => {
    const send = async (name: string) => staffCommand(await value(shop.storage.orders.order(remembered(scene.order))), name)
    return [
      ...buying(scene, 'ONCE'),
      { does: (use) => value(use.recordNotice(notice(shop, 'paid'))) },
      SEND_MAILS,
      { does: async (use) => value(use.refundOrder(await send('part'), { amount: chf(1000) })) },
      job((use) => value(use.payRefunds())),
      { does: async (use) => value(use.cancelOrder(await send('cancel'))) },
      job((use) => value(use.payRefunds())),
      SEND_MAILS,
    ]
  },
  expectConsistency, end: endOf,
}

/** The order expires unpaid, another customer buys all stock, and then the payment arrives. */
const paidTooLate: Flow<Scene> = {
  open: openScene,
  steps: (shop, scene) => {
    const sellOut = async (): Promise<void> => {
      const left = await onHand(shop)
      if (left === 0) return
      const { token, totals } = await checkOutTo(shop, 'payment', { items: [lensItem({ quantity: left })], method: 'prepayment' })
      await value(shop.placeCartOrder(token, { termsAccepted: true, expectedTotal: totals.total }))
    }
    return [
      ...buying(scene),
      { does: async () => shop.clock.advance(DEADLINE) },
      job((use) => value(use.releaseUnpaidOrders())),
      { does: sellOut },
      { does: (use) => value(use.recordNotice(notice(shop, 'paid'))) },
      job((use) => value(use.refundPayments())),
      SEND_MAILS,
    ]
  },
  expectConsistency, end: endOf,
}

/** The notification never arrives: the shop inquires. */
const noticeLost: Flow<Scene> = {
  open: openScene,
  steps: (shop, scene) => [
    ...buying(scene),
    {
      does: async () => {
        shop.paymentProvider.decide(remembered(shop.paymentProvider.attempts().at(-1)), 'paid')
        shop.clock.advance(HOUR)
      },
    },
    job((use) => value(use.reconcilePayments(shop.clock.now()))),
    SEND_MAILS,
  ],
  expectConsistency, end: endOf,
}

/** A delivery paid with a saved card: it is announced, ordered, and the card is charged. */
const delivered: Flow<Scene> = {
  open: async () => {
    const shop = openScarceShop()
    await value(shop.storage.customers.add(ANNA, 'hash'))
    const { token, totals } = await checkOutTo(shop, 'payment')
    const { token: order, id } = await value(
      shop.placeCartOrder(token, { termsAccepted: true, expectedTotal: totals.total }, ANNA.accountId))
    await value(shop.createPayment({ ...GUEST, ...HERE, owner: ANNA.accountId }, { token: order, savesCard: true }))
    await value(shop.recordNotice(notice(shop, 'paid', { card: aSavedCard() })))
    const [card] = await value(shop.storage.aliases.list(ANNA.accountId))
    const caller = { brandChannel: 'iris', locale: 'de', publicUrl: '', from: '', owner: ANNA.accountId, session: {} as never } as const
    await value(shop.createSubscription(caller, {
      key: aKey(), orderId: id, frequency: made(makeFrequency(30)), isConfirmed: true,
      payment: { paymentMethod: 'visa', alias: remembered(card).alias },
    }))
    return { shop, scene: {} }
  },
  steps: (shop) => {
    const on = (day: string): Step => ({ does: async () => shop.clock.set(new Date(`${day}T09:00:00Z`)) })
    const renew = job((use) => value(use.renewSubscriptions()))
    return [on('2026-03-25'), renew, SEND_MAILS, on('2026-04-01'), renew, renew, renew, SEND_MAILS]
  },
  expectConsistency,
  end: async (shop) => ({
    ...await endOf(shop),
    subscriptions: (await value(shop.storage.subscriptions.list(ANNA.accountId)))
      .map(({ status, nextDay, tries, trouble, orderToken }) => ({ status, nextDay, tries, trouble, orderToken })),
  }),
}

type Tried = {
  readonly title: string
  readonly flow: Flow<Scene>
  /** The result without failures. */
  readonly ends: object
  /** Calls that this flow must include. */
  readonly requiredCalls: readonly string[]
}

const FLOWS: readonly Tried[] = [
  {
    title: 'bought, paid, refunded in part and cancelled',
    flow: paidAndCancelled,
    ends: {
      onHand: BOXES,
      orders: [{
        number: 'IR-2026-000001', status: 'cancelled', isPaid: true, refunded: 14_290, money: ['paid 14290'],
        refunds: ['paid 1000', 'paid 13290'],
      }],
      back: [1000, 13_290],
      mails: ['order-confirmation', 'order-refund', 'order-refund', 'order-released'],
    },
    requiredCalls: [
      'carts.put', 'carts.change', 'orders.place', 'provider.start', 'payments.refer', 'payments.settle', 'moves.move',
      'provider.giveBack',
    ],
  },
  {
    title: 'given up unpaid, sold to somebody else and paid too late',
    flow: paidTooLate,
    ends: {
      onHand: 0,
      orders: [
        { status: 'cancelled', isPaid: false, money: ['refunded 15790'] },
        { number: 'IR-2026-000002', status: 'payment_pending', money: [] },
      ],
      back: [15_790],
      mails: ['order-confirmation', 'order-released', 'payment-refund'],
    },
    requiredCalls: ['unpaid.overdue', 'unresolved.attempts', 'unresolved.release', 'unresolved.refunds', 'provider.refund'],
  },
  {
    title: 'paid although the notice never came',
    flow: noticeLost,
    ends: { onHand: BOXES - 3, orders: [{ status: 'new', isPaid: true, money: ['paid 15790'] }], back: [], mails: ['order-confirmation'] },
    requiredCalls: ['unresolved.unanswered', 'provider.fetchNotice', 'payments.settle', 'outbox.take', 'mailer.send'],
  },
  {
    title: 'delivered by a subscription and paid by a kept card',
    flow: delivered,
    ends: {
      onHand: BOXES - 2, orders: [{ status: 'new' }, { status: 'new', isPaid: true, money: ['paid 5790'] }], charged: [5790],
      mails: ['order-confirmation', 'order-confirmation', 'subscription-notice'],
      subscriptions: [{ status: 'active', nextDay: '2026-05-01', tries: 0, trouble: undefined, orderToken: undefined }],
    },
    requiredCalls: [
      'dueSubscriptions.lease', 'dueSubscriptions.settle', 'orders.place', 'addressBooks.change', 'cardVault.charge', 'payments.settle',
    ],
  },
]

/**
 * A mail is sent twice only if its delivery is unknown: the server's response was lost, or the record of the delivery. Both mails
 * have the same Message-ID, made from their key.
 */
const LEAVES_TWICE: ReadonlySet<string> = new Set(['after mailer.send', 'before outbox.take', 'before outbox.markSent'])

const sentTwice = (shop: Commerce): readonly string[] =>
  [...Map.groupBy(shop.mailer.sent(), ({ key }) => key)].filter(([, same]) => same.length > 1).map(([key]) => key)

describe('any call of any port', () => {
  it.each(FLOWS)('K1 may fail, before or after its effect: $title has the same result', async ({ flow, ends, requiredCalls: request }) => {
    const { calls, end, shop } = await goThrough(flow)
    expect(end).toMatchObject(ends)
    expect(calls).toEqual(expect.arrayContaining([...request]))
    expect(sentTwice(shop)).toEqual([])
    for (const [index, name] of calls.entries()) {
      for (const kind of FAULT_KINDS) {
        const what = `call ${index + 1}, ${name}, ${kind.how} ${kind.when}`
        const tried = await goThrough(flow, { call: index + 1, ...kind }).catch((error: unknown) => {
          throw new Error(`${what}: ${String(error)}`, { cause: error })
        })
        expect([what, tried.failedCall, tried.end]).toEqual([what, name, end])
        const mayLeaveTwice = LEAVES_TWICE.has(`${kind.when} ${name}`) ? 1 : 0
        expect(sentTwice(tried.shop).length, what).toBeLessThanOrEqual(mayLeaveTwice)
      }
    }
  })
})
