import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { makeAccountId } from '../../../../domain/customer/account-id.ts'
import { subtractMoney } from '../../../../domain/money/money-arithmetic.ts'
import { formatMoney } from '../../../../domain/money/money-format.ts'
import { itemsValue } from '../../../../domain/order/items-value.ts'
import { paymentDue } from '../../../../domain/order/payment-due.ts'
import { invoiceHtml } from '../../../../application/commerce/mail/invoice-html.ts'
import { pointsOf } from '../../../../domain/order/earned-points.ts'
import type { Order } from '../../../../domain/order/order.ts'
import { staffCommand, keyed } from '../../../support/staff-requests.ts'
import { aCoupon } from '../../../support/builders/coupon.ts'
import { made } from '../../../support/builders/made.ts'
import { chf } from '../../../support/builders/money.ts'
import { aStockRow } from '../../../support/builders/stock-row.ts'
import { everyUseCase, openCommerce, type Commerce, GUEST } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { checkOutTo, LENS, lensItem, MINUS_TWO, SOLUTION, usualCatalogue } from '../../../support/purchase.ts'

const HERE = { publicUrl: 'https://iris.example', locale: 'de' } as const
const ANNA = made(makeAccountId('7b0f0a51-5a4f-4c53-9d59-0f6a0c1f2a01'))
const TRACKING = '99.00.123456.12345678'

const productsOf = () =>
  usualCatalogue({
    stock: [aStockRow(LENS, { option: MINUS_TWO, onHand: 10, stopOrder: true }), aStockRow(SOLUTION, { onHand: 10 })],
    coupons: [aCoupon({ code: 'ONCE', usageLimit: 1 })],
  })

const boxes = async (shop: Commerce): Promise<readonly (number | undefined)[]> => {
  const rows = [aStockRow(LENS, { option: MINUS_TWO }), aStockRow(SOLUTION)]
  const remaining = await value(shop.storage.stock.stockOf(rows.map(({ variant }) => variant.id)))
  return rows.map(({ variant }) => remaining.get(variant.id)?.onHand)
}

/** Three boxes of one lens and two bottles, ordered with a voucher. */
const ordered = async (shop: Commerce, method = 'visa'): Promise<Order> => {
  const items = [lensItem({ quantity: 3 }), { productId: SOLUTION.id, option: {}, quantity: 2 }]
  const { token } = await checkOutTo(shop, 'payment', { items, method })
  const { totals } = await value(shop.redeemCoupon(token, 'ONCE', '192.0.2.1'))
  return value(shop.placeCartOrder(token, { termsAccepted: true, expectedTotal: totals.total }, ANNA))
}

const paidOnline = async (shop: Commerce): Promise<Order> => {
  const order = await ordered(shop)
  await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token }))
  return value(shop.recordNotice(shop.paymentProvider.notice(shop.paymentProvider.attempts().at(-1)!, 'paid')))
}

const accepted = async (shop: Commerce): Promise<Order> =>
  (await value(shop.stepOrder(staffCommand(await paidOnline(shop), 'accept'), 'accept'))).order

const readMails = async (shop: Commerce): Promise<readonly string[]> => {
  await value(shop.sendMails())
  return shop.mailer.sent().map(({ key }) => key.split(':')[0] ?? '')
}

const lensOf = (order: Order) => order.lines.find(({ productId }) => productId === LENS.id)!
const bottlesOf = (order: Order) => order.lines.find(({ productId }) => productId === SOLUTION.id)!

describe('an order in fulfilment', () => {
  it('is accepted, packed, sent with its tracking, and delivered; each step records who did it and when', async () => {
    const shop = openCommerce(productsOf())
    const order = await paidOnline(shop)
    for (const step of ['hand_over', 'accept', 'start_packing', 'pack'] as const) {
      shop.clock.advance(60_000)
      await value(shop.stepOrder(staffCommand(order, step), step))
    }
    await value(shop.shipParcel(staffCommand(order, 'send', ' from shelf 7 '), { tracking: TRACKING }))
    const { order: end } = await value(shop.stepOrder(staffCommand(order, 'deliver'), 'deliver'))
    expect(end).toMatchObject({ status: 'delivered', tracking: TRACKING, deliveredAt: shop.clock.now().toISOString() })
    const { changes } = await value(shop.showOrderFile(order.number))
    expect(changes.map(({ event, from, to, by }) => [event, from, to, by.kind === 'staff' ? by.name : by.kind])).toEqual([
      ['payment.received', 'payment_pending', 'new', 'payment_provider'],
      ['order.handed_over', 'new', 'fulfiller_ready', 'Rosa'],
      ['order.accepted', 'fulfiller_ready', 'accepted', 'Rosa'],
      ['packing.started', 'accepted', 'open', 'Rosa'],
      ['order.packed', 'open', 'packed', 'Rosa'],
      ['order.shipped', 'packed', 'shipped', 'Rosa'],
      ['order.delivered', 'shipped', 'delivered', 'Rosa'],
    ])
    expect([changes[1]?.at, changes[5]?.note]).toEqual(['2026-03-02T09:01:00.000Z', 'from shelf 7'])
    expect(await readMails(shop)).toEqual(['order-confirmation', 'order-sent'])
  })

  it('notifies its customer with the contents of the parcel, the carrier and the tracking link', async () => {
    const shop = openCommerce(productsOf())
    const order = await accepted(shop)
    await value(shop.shipParcel(staffCommand(order, 'first'), { tracking: TRACKING, packs: [{ lineId: lensOf(order).id, quantity: 2 }] }))
    await value(shop.shipParcel(staffCommand(order, 'rest'), { carrier: 'gls' }))
    await value(shop.sendMails())
    const [, first, rest] = shop.mailer.sent()
    for (const message of ['2 × Biofinity', 'Der Rest folgt', 'Schweizerischen Post', TRACKING]) expect(first?.text).toContain(message)
    expect(first?.content.link?.address).toBe(`https://service.post.ch/ekp-web/ui/entry/search/${TRACKING}`)
    for (const message of ['1 × Biofinity', '2 × ', 'GLS']) expect(rest?.text).toContain(message)
    expect([rest?.text.includes('Der Rest folgt'), rest?.content.link?.address.includes(order.token)]).toEqual([false, true])
  })

  it('performs a step once, however often it is requested, and rejects a step out of sequence', async () => {
    const shop = openCommerce(productsOf())
    const order = await paidOnline(shop)
    expect(await refusal(shop.shipParcel(staffCommand(order, 'early'), {}))).toEqual({ _tag: 'WrongOrderStatus', status: 'new' })
    await value(shop.stepOrder(staffCommand(order, 'accept'), 'accept'))
    const send = () => value(shop.shipParcel(staffCommand(order, 'one box'), { packs: [{ lineId: lensOf(order).id, quantity: 1 }] }))
    const all = await Promise.all(Array.from({ length: 5 }, send))
    expect(new Set(all.map((file) => file.order.parcels?.length))).toEqual(new Set([1]))
    expect((await value(shop.showOrderFile(order.number))).changes.map(({ event }) => event)).toEqual(
      ['payment.received', 'order.accepted', 'parcel.shipped'])
    expect(await readMails(shop)).toEqual(['order-confirmation', 'order-sent'])
    expect(await refusal(shop.stepOrder(staffCommand({ number: 'IR-0' }, 'none'), 'accept'))).toEqual({ _tag: 'NotFound', what: 'order' })
  })
})

describe('a returned order', () => {
  it('returns sellable items to stock, deducts its points, and notifies the customer', async () => {
    const shop = openCommerce(productsOf())
    const order = await accepted(shop)
    await value(shop.shipParcel(staffCommand(order, 'send'), {}))
    expect(await boxes(shop)).toEqual([7, 8])
    const some = [{ lineId: lensOf(order).id, quantity: 2 }]
    const { order: part } = await value(shop.returnItems(staffCommand(order, 'some'), { packs: some, isSellable: true }))
    await value(shop.returnItems(staffCommand(order, 'some'), { packs: some, isSellable: true }))
    expect([part.status, await boxes(shop)]).toEqual(['shipped', [9, 8]])
    const remaining = order.totals.itemsTotal.cents - (part.reversed?.cents ?? 0)
    expect([order.bonusPoints, part.bonusPoints]).toEqual([Math.floor(order.totals.itemsTotal.cents / 100), Math.floor(remaining / 100)])
    const rest = [{ lineId: lensOf(order).id, quantity: 1 }, { lineId: bottlesOf(order).id, quantity: 2 }]
    const { order: end } = await value(shop.returnItems(staffCommand(order, 'rest'), { packs: rest, isSellable: false }))
    expect([end.status, await boxes(shop), pointsOf([end])]).toEqual(['returned', [9, 8], 0])
    await value(shop.sendMails())
    const mails = shop.mailer.sent().filter(({ key }) => key.startsWith('order-returned'))
    expect(mails.map(({ text }) => [text.includes('2 × Biofinity'), text.includes('1 × Biofinity')])).toEqual(
      [[true, false], [false, true]])
  })

  it('keeps its voucher used, and releases items that were never sent', async () => {
    const shop = openCommerce(productsOf())
    const order = await accepted(shop)
    await value(shop.shipParcel(staffCommand(order, 'some'), { packs: [{ lineId: lensOf(order).id, quantity: 1 }] }))
    const { order: rest } = await value(shop.cancelRemainingItems(staffCommand(order, 'drop')))
    expect([rest.status, await boxes(shop)]).toEqual(['shipped', [9, 10]])
    const uses = await value(shop.storage.coupons.standing(aCoupon({ code: 'ONCE' }).code, undefined))
    expect(uses?.uses).toBe(1)
  })
})

describe('the cancelled items of an order', () => {
  it('H-O05 are refunded with their share of the voucher, with a notification, and deducted from the invoice', async () => {
    const shop = openCommerce(productsOf())
    const order = await accepted(shop)
    const sentPacks = [{ lineId: lensOf(order).id, quantity: 1 }]
    await value(shop.shipParcel(staffCommand(order, 'some'), { packs: sentPacks }))
    const { order: after } = await value(shop.cancelRemainingItems(staffCommand(order, 'drop')))
    await value(shop.cancelRemainingItems(staffCommand(order, 'drop')))
    const share = itemsValue(order, [{ lineId: lensOf(order).id, quantity: 2 }, { lineId: bottlesOf(order).id, quantity: 2 }])
    expect(share.cents).toBeLessThan(2 * lensOf(order).unitPrice.cents + bottlesOf(order).total.cents)
    expect([after.reversed, after.refunded]).toEqual([share, share])
    expect((await value(shop.storage.figuresReader.figures(shop.clock.now()))).refundsWaiting.count).toBe(1)
    expect(await value(shop.payRefunds())).toEqual({ done: 1, refused: [] })
    expect(shop.paymentProvider.parts().map(({ back }) => back.amount)).toEqual([share])
    expect(await readMails(shop)).toEqual(['order-confirmation', 'order-sent', 'order-remaining-items-cancelled'])
    const mail = shop.mailer.sent().at(-1)
    for (const message of ['können wir leider nicht liefern', '2 × Biofinity', formatMoney(share), 'Die Rechnung'])
      expect(mail?.text).toContain(message)
    const invoice = (await value(shop.storage.orders.order(order.token)))
    const settings = shop.deps.register.settings(order.brandChannel)
    const html = invoiceHtml(invoice, settings, shop.deps.mailTexts)
    for (const message of ['Gutgeschrieben insgesamt', 'Korrigiertes Total', formatMoney(subtractMoney(order.totals.total, share))])
      expect(html).toContain(message)
    expect(invoiceHtml(order, settings, shop.deps.mailTexts)).not.toContain('Gutgeschrieben')
  })

  it('H-O05 are never refunded above the rest of the payment', async () => {
    const shop = openCommerce(productsOf())
    const order = await accepted(shop)
    await value(shop.shipParcel(staffCommand(order, 'some'), { packs: [{ lineId: lensOf(order).id, quantity: 1 }] }))
    const left = chf(500)
    await value(shop.refundOrder(staffCommand(order, 'most'), { amount: subtractMoney(order.totals.total, left) }))
    const { refunds } = await value(shop.cancelRemainingItems(staffCommand(order, 'drop')))
    expect(refunds.map(({ amount }) => amount)).toEqual([subtractMoney(order.totals.total, left), left])
  })

  it('H-O05 reduce an unpaid invoice, with a notification', async () => {
    const shop = openCommerce(productsOf())
    const placed = await accepted(shop)
    await value(shop.shipParcel(staffCommand(placed, 'some'), { packs: [{ lineId: lensOf(placed).id, quantity: 1 }] }))
    const { paidAt: _paid, paid: _sum, ...order } = await value(shop.storage.orders.order(placed.token))
    await value(shop.storage.moves.move(order.number, keyed('unpaid'), () =>
      E.right({
        order: { ...order, paymentMethod: 'invoice' }, mails: [],
        change: { event: 'order.accepted', from: order.status, to: order.status, by: { kind: 'shop' }, at: order.createdAt },
      })))
    const { order: after, refunds } = await value(shop.cancelRemainingItems(staffCommand(order, 'drop')))
    expect([refunds, paymentDue(after)]).toEqual([[], subtractMoney(order.totals.total, after.reversed ?? chf(0))])
    await value(shop.sendMails())
    expect(shop.mailer.sent().at(-1)?.text).toContain(`Zu bezahlen sind noch ${formatMoney(paymentDue(after))}`)
  })
})

describe('the refund of an order', () => {
  it('is made in parts and in full, each part requested from the payment provider once, and never above the payment', async () => {
    const shop = openCommerce(productsOf())
    const order = await paidOnline(shop)
    const { cents } = order.totals.total
    const refund = () => value(shop.refundOrder(staffCommand(order, 'part'), { amount: chf(1000) }))
    await Promise.all([refund(), refund()])
    expect(await value(shop.payRefunds())).toEqual({ done: 1, refused: [] })
    const { order: whole } = await value(shop.refundOrder(staffCommand(order, 'rest'), {}))
    expect([whole.refunded, whole.status]).toEqual([order.totals.total, 'new'])
    expect(await value(shop.payRefunds())).toEqual({ done: 1, refused: [] })
    expect(await value(shop.payRefunds())).toEqual({ done: 0, refused: [] })
    expect(
      shop.paymentProvider.parts().map(({ back }) => [back.amount.cents, back.before.cents]),
    ).toEqual([[1000, 0], [cents - 1000, 1000]])
    expect(
      await refusal(shop.refundOrder(staffCommand(order, 'more'), { amount: chf(1) })),
    ).toEqual({ _tag: 'RefundOutOfRange', left: chf(0) })
    const { refunds, changes } = await value(shop.showOrderFile(order.number))
    expect(refunds.map(({ state }) => state)).toEqual(['paid', 'paid'])
    expect(changes.slice(1).map(({ event, by }) => [event, by.kind])).toEqual([
      ['refund.requested', 'staff'], ['refund.paid', 'payment_provider'], ['refund.requested', 'staff'],
      ['refund.paid', 'payment_provider'],
    ])
    expect(await readMails(shop)).toEqual(['order-confirmation', 'order-refund', 'order-refund'])
    expect(shop.mailer.sent()[1]?.text)
      .toMatch(/zahlen wir Ihnen CHF\s10\.00 zurück\.\s+Die Rückzahlung erfolgt über dieselbe Zahlungsart \(Visa\)/)
  })

  it('is requested again, after growing pauses, when the provider’s response is lost, and paid once', async () => {
    const shop = openCommerce(productsOf())
    const order = await paidOnline(shop)
    await value(shop.refundOrder(staffCommand(order, 'part'), { amount: chf(1000) }))
    await value(shop.refundOrder(staffCommand(order, 'next'), { amount: chf(500) }))
    shop.paymentProvider.losing(true)
    expect(await value(shop.payRefunds())).toEqual({ done: 0, refused: [] })
    shop.paymentProvider.losing(false)
    expect(await value(shop.payRefunds())).toEqual({ done: 0, refused: [] })
    shop.clock.advance(29_999)
    expect(await value(shop.payRefunds())).toEqual({ done: 0, refused: [] })
    shop.clock.advance(1)
    expect(await value(shop.payRefunds())).toEqual({ done: 1, refused: [] })
    expect(await value(shop.payRefunds())).toEqual({ done: 1, refused: [] })
    expect(shop.paymentProvider.parts().map(({ back }) => [back.amount.cents, back.before.cents])).toEqual([[1000, 0], [500, 1000]])
  })

  it('is not recorded twice when the record is lost and another process requests it meanwhile', async () => {
    const shop = openCommerce(productsOf())
    const order = await paidOnline(shop)
    await value(shop.refundOrder(staffCommand(order, 'part'), { amount: chf(1000) }))
    const moves = { ...shop.storage.moves, move: () => TE.left({ _tag: 'ServiceUnavailable' } as const) }
    expect(await value(everyUseCase({ ...shop.deps, moves }).payRefunds())).toEqual({ done: 0, refused: [] })
    expect(shop.paymentProvider.parts()).toHaveLength(1)
    shop.clock.advance(60_000)
    const both = await Promise.all([value(shop.payRefunds()), value(shop.payRefunds())])
    expect([both.reduce((sum, { done }) => sum + done, 0), shop.paymentProvider.parts().length]).toEqual([1, 1])
    expect((await value(shop.showOrderFile(order.number))).order.refunded).toEqual(chf(1000))
  })

  it('that the payment provider rejects is reported to staff, who may transfer it', async () => {
    const shop = openCommerce(productsOf())
    const order = await paidOnline(shop)
    await value(shop.refundOrder(staffCommand(order, 'part'), { amount: chf(1000) }))
    shop.paymentProvider.refusing(true)
    const { refused } = await value(shop.payRefunds())
    const { order: after, refunds } = await value(shop.showOrderFile(order.number))
    expect([refused, after.refunded]).toEqual([refunds.map(({ id }) => id), undefined])
    const { refunds: both } = await value(shop.refundOrder(staffCommand(order, 'by hand'), { amount: chf(1000), method: 'transfer' }))
    expect(await value(shop.payRefunds())).toEqual({ done: 0, refused: [] })
    expect(
      await refusal(shop.markRefundPaid(staffCommand(order, 'wrong'), both[0]?.id ?? '')),
    ).toEqual({ _tag: 'NotFound', what: 'refund' })
    const { refunds: end } = await value(shop.markRefundPaid(staffCommand(order, 'noted'), both[1]?.id ?? ''))
    expect(end.map(({ state }) => state)).toEqual(['refused', 'paid'])
    await value(shop.sendMails())
    expect(shop.mailer.sent().at(-1)?.text).toContain('überweisen wir auf Ihr Bankkonto')
  })

  it('of a cancelled order is the full payment; its stock and voucher are released, and the customer is notified of both', async () => {
    const shop = openCommerce(productsOf())
    const order = await accepted(shop)
    const { order: end, refunds } = await value(shop.cancelOrder(staffCommand(order, 'cancel', 'asked by phone')))
    await value(shop.cancelOrder(staffCommand(order, 'cancel')))
    expect(end).toMatchObject({ status: 'cancelled', cancelledBy: 'shop', refunded: order.totals.total })
    expect(
      [refunds.length, await boxes(shop), (await value(shop.storage.coupons.standing(aCoupon({ code: 'ONCE' }).code, undefined)))?.uses],
    )
      .toEqual([1, [10, 10], 0])
    expect(await value(shop.payRefunds())).toEqual({ done: 1, refused: [] })
    expect(await readMails(shop)).toEqual(['order-confirmation', 'order-released', 'order-refund'])
  })

  it('of an unpaid cancelled order is zero', async () => {
    const shop = openCommerce(productsOf())
    const order = await ordered(shop, 'prepayment')
    const { refunds } = await value(shop.cancelOrder(staffCommand(order, 'cancel')))
    expect([refunds, await boxes(shop)]).toEqual([[], [10, 10]])
    expect(await readMails(shop)).toEqual(['order-confirmation', 'order-released'])
  })
})

describe('a payment', () => {
  it('by transfer is recorded with the member of staff who recorded it, once', async () => {
    const shop = openCommerce(productsOf())
    const order = await ordered(shop, 'prepayment')
    await value(shop.recordTransfer(staffCommand(order, 'came'), order.totals.total))
    await value(shop.recordTransfer(staffCommand(order, 'came'), order.totals.total))
    const { changes } = await value(shop.showOrderFile(order.number))
    expect(changes.map(({ event, to, by }) => [event, to, by])).toEqual([['payment.received', 'new', { kind: 'staff', name: 'Rosa' }]])
  })

  it('that does not arrive in time cancels the order, recorded in the name of the shop', async () => {
    const shop = openCommerce(productsOf())
    const order = await ordered(shop)
    shop.clock.advance(24 * 3_600_000)
    await value(shop.releaseUnpaidOrders())
    expect((await value(shop.showOrderFile(order.number))).changes).toEqual([{
      key: `order.expired:${order.number}`, event: 'order.expired', from: 'payment_pending', to: 'cancelled', by: { kind: 'shop' },
      at: shop.clock.now().toISOString(),
    }])
  })
})
