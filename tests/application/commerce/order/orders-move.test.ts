import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { makeCommerce } from '../../../../application/commerce/commerce.ts'
import { makeAccountId } from '../../../../domain/customer/account-id.ts'
import { subtractMoney } from '../../../../domain/money/money-arithmetic.ts'
import { formatMoney } from '../../../../domain/money/money-format.ts'
import { itemsValue } from '../../../../domain/order/items-value.ts'
import { paymentDue } from '../../../../domain/order/payment-due.ts'
import { invoiceHtml } from '../../../../application/commerce/mail/invoice-html.ts'
import { pointsOf } from '../../../../domain/order/earned-points.ts'
import type { Order } from '../../../../domain/order/order.ts'
import { asks, keyed } from '../../../support/requested-by-staff.ts'
import { aCoupon } from '../../../support/builders/coupon.ts'
import { made } from '../../../support/builders/made.ts'
import { chf } from '../../../support/builders/money.ts'
import { aStockRow } from '../../../support/builders/stock-row.ts'
import { everyUseCase, openCommerce, type Commerce } from '../../../support/commerce.ts'
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
  const kept = await value(shop.kept.stock.stockOf(rows.map(({ variant }) => variant.id)))
  return rows.map(({ variant }) => kept.get(variant.id)?.onHand)
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
  await value(shop.createPayment(order.token, HERE))
  return value(shop.recordNotice(shop.paymentProvider.notice(shop.paymentProvider.attempts().at(-1)!, 'paid')))
}

const accepted = async (shop: Commerce): Promise<Order> =>
  (await value(shop.stepOrder(asks(await paidOnline(shop), 'accept'), 'accept'))).order

const readMails = async (shop: Commerce): Promise<readonly string[]> => {
  await value(shop.sendMails())
  return shop.mailer.sent().map(({ key }) => key.split(':')[0] ?? '')
}

const lensOf = (order: Order) => order.lines.find(({ productId }) => productId === LENS.id)!
const bottlesOf = (order: Order) => order.lines.find(({ productId }) => productId === SOLUTION.id)!

describe('an order that is fulfilled', () => {
  it('is accepted, packed, sent with its tracking, and delivered; each step says who did it and when', async () => {
    const shop = openCommerce(productsOf())
    const order = await paidOnline(shop)
    for (const step of ['hand_over', 'accept', 'begin_packing', 'pack'] as const) {
      shop.clock.advance(60_000)
      await value(shop.stepOrder(asks(order, step), step))
    }
    await value(shop.shipParcel(asks(order, 'send', ' from shelf 7 '), { tracking: TRACKING }))
    const { order: end } = await value(shop.stepOrder(asks(order, 'deliver'), 'deliver'))
    expect(end).toMatchObject({ status: 'delivered', tracking: TRACKING, deliveredAt: shop.clock.now().toISOString() })
    const { changes } = await value(shop.showOrderFile(order.number))
    expect(changes.map(({ event, from, to, by }) => [event, from, to, by.kind === 'staff' ? by.name : by.kind])).toEqual([
      ['money.came', 'payment_pending', 'new', 'payment_house'],
      ['order.handed_over', 'new', 'fulfiller_ready', 'Rosa'],
      ['order.accepted', 'fulfiller_ready', 'accepted', 'Rosa'],
      ['packing.begun', 'accepted', 'open', 'Rosa'],
      ['order.packed', 'open', 'packed', 'Rosa'],
      ['order.sent', 'packed', 'shipped', 'Rosa'],
      ['order.delivered', 'shipped', 'delivered', 'Rosa'],
    ])
    expect([changes[1]?.at, changes[5]?.note]).toEqual(['2026-03-02T09:01:00.000Z', 'from shelf 7'])
    expect(await readMails(shop)).toEqual(['order-confirmation', 'order-sent'])
  })

  it('is told to its customer with what is in the parcel, who brings it and where it can be followed', async () => {
    const shop = openCommerce(productsOf())
    const order = await accepted(shop)
    await value(shop.shipParcel(asks(order, 'first'), { tracking: TRACKING, packs: [{ lineId: lensOf(order).id, quantity: 2 }] }))
    await value(shop.shipParcel(asks(order, 'rest'), { carrier: 'gls' }))
    await value(shop.sendMails())
    const [, first, rest] = shop.mailer.sent()
    for (const message of ['2 × Biofinity', 'Der Rest folgt', 'Schweizerischen Post', TRACKING]) expect(first?.text).toContain(message)
    expect(first?.content.link?.address).toBe(`https://service.post.ch/ekp-web/ui/entry/search/${TRACKING}`)
    for (const message of ['1 × Biofinity', '2 × ', 'GLS']) expect(rest?.text).toContain(message)
    expect([rest?.text.includes('Der Rest folgt'), rest?.content.link?.address.includes(order.token)]).toEqual([false, true])
  })

  it('is moved once, however often the same is asked, and refused what does not come next', async () => {
    const shop = openCommerce(productsOf())
    const order = await paidOnline(shop)
    expect(await refusal(shop.shipParcel(asks(order, 'early'), {}))).toEqual({ _tag: 'WrongOrderStatus', status: 'new' })
    await value(shop.stepOrder(asks(order, 'accept'), 'accept'))
    const send = () => value(shop.shipParcel(asks(order, 'one box'), { packs: [{ lineId: lensOf(order).id, quantity: 1 }] }))
    const all = await Promise.all(Array.from({ length: 5 }, send))
    expect(new Set(all.map((file) => file.order.parcels?.length))).toEqual(new Set([1]))
    expect((await value(shop.showOrderFile(order.number))).changes.map(({ event }) => event)).toEqual(
      ['money.came', 'order.accepted', 'parcel.sent'])
    expect(await readMails(shop)).toEqual(['order-confirmation', 'order-sent'])
    expect(await refusal(shop.stepOrder(asks({ number: 'IR-0' }, 'none'), 'accept'))).toEqual({ _tag: 'NotFound', what: 'order' })
  })
})

describe('an order that comes back', () => {
  it('gives what can be sold again to the shelf, takes its points back, and is told', async () => {
    const shop = openCommerce(productsOf())
    const order = await accepted(shop)
    await value(shop.shipParcel(asks(order, 'send'), {}))
    expect(await boxes(shop)).toEqual([7, 8])
    const some = [{ lineId: lensOf(order).id, quantity: 2 }]
    const { order: part } = await value(shop.returnItems(asks(order, 'some'), { packs: some, isSellable: true }))
    await value(shop.returnItems(asks(order, 'some'), { packs: some, isSellable: true }))
    expect([part.status, await boxes(shop)]).toEqual(['shipped', [9, 8]])
    const kept = order.totals.itemsTotal.cents - (part.undone?.cents ?? 0)
    expect([order.bonusPoints, part.bonusPoints]).toEqual([Math.floor(order.totals.itemsTotal.cents / 100), Math.floor(kept / 100)])
    const rest = [{ lineId: lensOf(order).id, quantity: 1 }, { lineId: bottlesOf(order).id, quantity: 2 }]
    const { order: end } = await value(shop.returnItems(asks(order, 'rest'), { packs: rest, isSellable: false }))
    expect([end.status, await boxes(shop), pointsOf([end])]).toEqual(['returned', [9, 8], 0])
    await value(shop.sendMails())
    const report = shop.mailer.sent().filter(({ key }) => key.startsWith('order-returned'))
    expect(report.map(({ text }) => [text.includes('2 × Biofinity'), text.includes('1 × Biofinity')])).toEqual(
      [[true, false], [false, true]])
  })

  it('keeps its voucher used, and what never left is for anybody to buy', async () => {
    const shop = openCommerce(productsOf())
    const order = await accepted(shop)
    await value(shop.shipParcel(asks(order, 'some'), { packs: [{ lineId: lensOf(order).id, quantity: 1 }] }))
    const { order: rest } = await value(shop.cancelRemainingItems(asks(order, 'drop')))
    expect([rest.status, await boxes(shop)]).toEqual(['shipped', [9, 10]])
    const uses = await value(shop.kept.coupons.standing(aCoupon({ code: 'ONCE' }).code, undefined))
    expect(uses?.uses).toBe(1)
  })
})

describe('the rest of an order that is not delivered any more', () => {
  it('H-O05 goes back with its share of the voucher, is told of, and comes off the invoice', async () => {
    const shop = openCommerce(productsOf())
    const order = await accepted(shop)
    const sentPacks = [{ lineId: lensOf(order).id, quantity: 1 }]
    await value(shop.shipParcel(asks(order, 'some'), { packs: sentPacks }))
    const { order: after } = await value(shop.cancelRemainingItems(asks(order, 'drop')))
    await value(shop.cancelRemainingItems(asks(order, 'drop')))
    const share = itemsValue(order, [{ lineId: lensOf(order).id, quantity: 2 }, { lineId: bottlesOf(order).id, quantity: 2 }])
    expect(share.cents).toBeLessThan(2 * lensOf(order).unitPrice.cents + bottlesOf(order).total.cents)
    expect([after.undone, after.refunded]).toEqual([share, share])
    expect((await value(shop.kept.figureBook.figures(shop.clock.now()))).refundsWaiting.count).toBe(1)
    expect(await value(shop.payRefunds())).toEqual({ done: 1, refused: [] })
    expect(shop.paymentProvider.parts().map(({ back }) => back.amount)).toEqual([share])
    expect(await readMails(shop)).toEqual(['order-confirmation', 'order-sent', 'order-rest-dropped'])
    const report = shop.mailer.sent().at(-1)
    for (const message of ['können wir leider nicht liefern', '2 × Biofinity', formatMoney(share), 'Die Rechnung'])
      expect(report?.text).toContain(message)
    const invoice = (await value(shop.kept.orders.order(order.token)))
    const settings = shop.deps.register.settings(order.brandChannel)
    const html = invoiceHtml(invoice, settings, shop.deps.mailTexts)
    for (const message of ['Gutgeschrieben insgesamt', 'Korrigiertes Total', formatMoney(subtractMoney(order.totals.total, share))])
      expect(html).toContain(message)
    expect(invoiceHtml(order, settings, shop.deps.mailTexts)).not.toContain('Gutgeschrieben')
  })

  it('H-O05 never gives back more than is left of what came', async () => {
    const shop = openCommerce(productsOf())
    const order = await accepted(shop)
    await value(shop.shipParcel(asks(order, 'some'), { packs: [{ lineId: lensOf(order).id, quantity: 1 }] }))
    const left = chf(500)
    await value(shop.refundOrder(asks(order, 'most'), { amount: subtractMoney(order.totals.total, left) }))
    const { refunds } = await value(shop.cancelRemainingItems(asks(order, 'drop')))
    expect(refunds.map(({ amount }) => amount)).toEqual([subtractMoney(order.totals.total, left), left])
  })

  it('H-O05 makes an invoice that is not paid yet ask for that much less, and says so', async () => {
    const shop = openCommerce(productsOf())
    const placed = await accepted(shop)
    await value(shop.shipParcel(asks(placed, 'some'), { packs: [{ lineId: lensOf(placed).id, quantity: 1 }] }))
    const { paidAt: _paid, paid: _sum, ...order } = await value(shop.kept.orders.order(placed.token))
    await value(shop.kept.moves.move(order.number, keyed('unpaid'), () =>
      E.right({
        order: { ...order, paymentMethod: 'invoice' }, mails: [],
        change: { event: 'order.accepted', from: order.status, to: order.status, by: { kind: 'shop' }, at: order.createdAt },
      })))
    const { order: after, refunds } = await value(shop.cancelRemainingItems(asks(order, 'drop')))
    expect([refunds, paymentDue(after)]).toEqual([[], subtractMoney(order.totals.total, after.undone ?? chf(0))])
    await value(shop.sendMails())
    expect(shop.mailer.sent().at(-1)?.text).toContain(`Zu bezahlen sind noch ${formatMoney(paymentDue(after))}`)
  })
})

describe('money of an order that goes back', () => {
  it('goes back in parts and whole, each part asked of the house once, and never more than came', async () => {
    const shop = openCommerce(productsOf())
    const order = await paidOnline(shop)
    const { cents } = order.totals.total
    const refund = () => value(shop.refundOrder(asks(order, 'part'), { amount: chf(1000) }))
    await Promise.all([refund(), refund()])
    expect(await value(shop.payRefunds())).toEqual({ done: 1, refused: [] })
    const { order: whole } = await value(shop.refundOrder(asks(order, 'rest'), {}))
    expect([whole.refunded, whole.status]).toEqual([order.totals.total, 'new'])
    expect(await value(shop.payRefunds())).toEqual({ done: 1, refused: [] })
    expect(await value(shop.payRefunds())).toEqual({ done: 0, refused: [] })
    expect(
      shop.paymentProvider.parts().map(({ back }) => [back.amount.cents, back.before.cents]),
    ).toEqual([[1000, 0], [cents - 1000, 1000]])
    expect(await refusal(shop.refundOrder(asks(order, 'more'), { amount: chf(1) }))).toEqual({ _tag: 'RefundOutOfRange', left: chf(0) })
    const { refunds, changes } = await value(shop.showOrderFile(order.number))
    expect(refunds.map(({ state }) => state)).toEqual(['done', 'done'])
    expect(changes.slice(1).map(({ event, by }) => [event, by.kind])).toEqual([
      ['refund.asked', 'staff'], ['refund.done', 'payment_house'], ['refund.asked', 'staff'], ['refund.done', 'payment_house'],
    ])
    expect(await readMails(shop)).toEqual(['order-confirmation', 'order-refund', 'order-refund'])
    expect(shop.mailer.sent()[1]?.text)
      .toMatch(/zahlen wir Ihnen CHF\s10\.00 zurück\.\s+Die Rückzahlung erfolgt über dieselbe Zahlungsart \(Visa\)/)
  })

  it('is asked for again, in pauses that grow, when the answer of the house is lost, and goes back once', async () => {
    const shop = openCommerce(productsOf())
    const order = await paidOnline(shop)
    await value(shop.refundOrder(asks(order, 'part'), { amount: chf(1000) }))
    await value(shop.refundOrder(asks(order, 'next'), { amount: chf(500) }))
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

  it('is not noted twice when the note is lost and another process asks meanwhile', async () => {
    const shop = openCommerce(productsOf())
    const order = await paidOnline(shop)
    await value(shop.refundOrder(asks(order, 'part'), { amount: chf(1000) }))
    const moves = { ...shop.kept.moves, move: () => TE.left({ _tag: 'ServiceUnavailable' } as const) }
    expect(await value(everyUseCase(makeCommerce({ ...shop.deps, moves })).payRefunds())).toEqual({ done: 0, refused: [] })
    expect(shop.paymentProvider.parts()).toHaveLength(1)
    shop.clock.advance(60_000)
    const both = await Promise.all([value(shop.payRefunds()), value(shop.payRefunds())])
    expect([both.reduce((sum, { done }) => sum + done, 0), shop.paymentProvider.parts().length]).toEqual([1, 1])
    expect((await value(shop.showOrderFile(order.number))).order.refunded).toEqual(chf(1000))
  })

  it('that the house refuses is told to people, who may transfer it', async () => {
    const shop = openCommerce(productsOf())
    const order = await paidOnline(shop)
    await value(shop.refundOrder(asks(order, 'part'), { amount: chf(1000) }))
    shop.paymentProvider.refusing(true)
    const { refused } = await value(shop.payRefunds())
    const { order: after, refunds } = await value(shop.showOrderFile(order.number))
    expect([refused, after.refunded]).toEqual([refunds.map(({ id }) => id), undefined])
    const { refunds: both } = await value(shop.refundOrder(asks(order, 'by hand'), { amount: chf(1000), way: 'transfer' }))
    expect(await value(shop.payRefunds())).toEqual({ done: 0, refused: [] })
    expect(await refusal(shop.markRefundPaid(asks(order, 'wrong'), both[0]?.id ?? ''))).toEqual({ _tag: 'NotFound', what: 'refund' })
    const { refunds: end } = await value(shop.markRefundPaid(asks(order, 'noted'), both[1]?.id ?? ''))
    expect(end.map(({ state }) => state)).toEqual(['refused', 'done'])
    await value(shop.sendMails())
    expect(shop.mailer.sent().at(-1)?.text).toContain('überweisen wir auf Ihr Bankkonto')
  })

  it('of a cancelled order is all that came; its stock and voucher are free, and the customer is told both', async () => {
    const shop = openCommerce(productsOf())
    const order = await accepted(shop)
    const { order: end, refunds } = await value(shop.cancelOrder(asks(order, 'cancel', 'asked by phone')))
    await value(shop.cancelOrder(asks(order, 'cancel')))
    expect(end).toMatchObject({ status: 'cancelled', cancelledBy: 'shop', refunded: order.totals.total })
    expect([refunds.length, await boxes(shop), (await value(shop.kept.coupons.standing(aCoupon({ code: 'ONCE' }).code, undefined)))?.uses])
      .toEqual([1, [10, 10], 0])
    expect(await value(shop.payRefunds())).toEqual({ done: 1, refused: [] })
    expect(await readMails(shop)).toEqual(['order-confirmation', 'order-released', 'order-refund'])
  })

  it('of a cancelled order nobody paid is none', async () => {
    const shop = openCommerce(productsOf())
    const order = await ordered(shop, 'prepayment')
    const { refunds } = await value(shop.cancelOrder(asks(order, 'cancel')))
    expect([refunds, await boxes(shop)]).toEqual([[], [10, 10]])
    expect(await readMails(shop)).toEqual(['order-confirmation', 'order-released'])
  })
})

describe('money that comes', () => {
  it('by transfer is noted with who noted it, once', async () => {
    const shop = openCommerce(productsOf())
    const order = await ordered(shop, 'prepayment')
    await value(shop.recordTransfer(asks(order, 'came'), order.totals.total))
    await value(shop.recordTransfer(asks(order, 'came'), order.totals.total))
    const { changes } = await value(shop.showOrderFile(order.number))
    expect(changes.map(({ event, to, by }) => [event, to, by])).toEqual([['money.came', 'new', { kind: 'staff', name: 'Rosa' }]])
  })

  it('or does not, is told of the clock that gave the order up', async () => {
    const shop = openCommerce(productsOf())
    const order = await ordered(shop)
    shop.clock.advance(24 * 3_600_000)
    await value(shop.releaseUnpaidOrders())
    expect((await value(shop.showOrderFile(order.number))).changes).toEqual([{
      key: `order.given_up:${order.number}`, event: 'order.given_up', from: 'payment_pending', to: 'cancelled', by: { kind: 'shop' },
      at: shop.clock.now().toISOString(),
    }])
  })
})
