import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import type { PaymentProvider } from '../../../../application/commerce/payment/payment-provider.port.ts'
import type { Order } from '../../../../domain/order/order.ts'
import { LOCALES } from '../../../../domain/shop/locale.ts'
import type { Payment } from '../../../../domain/payment/payment.ts'
import { staffCommand } from '../../../support/staff-requests.ts'
import { aTypedAddress } from '../../../support/builders/address.ts'
import { aCoupon } from '../../../support/builders/coupon.ts'
import { aStockRow } from '../../../support/builders/stock-row.ts'
import { chf } from '../../../support/builders/money.ts'
import { everyUseCase, openCommerce, DEADLINE, type Commerce, GUEST } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { checkOutTo, filledCart, LENS, lensItem, MINUS_TWO, placeOrder, SOLUTION, usualCatalogue } from '../../../support/purchase.ts'
import { omitUndefined } from '../../../../domain/omit-undefined.ts'


const HERE = { publicUrl: 'https://iris.example', locale: 'de' } as const
const HOUR = 3_600_000

/** Ten boxes that are no longer made, and a voucher for one order. */
const scarceCatalogue = () =>
  usualCatalogue({
    stock: [aStockRow(LENS, { option: MINUS_TWO, onHand: 10, stopOrder: true }), aStockRow(SOLUTION)],
    coupons: [aCoupon({ code: 'ONCE', usageLimit: 1 })],
  })

const openedAttempt = async (shop: Commerce, order: Order, method?: string): Promise<Payment> => {
  await value(shop.createPayment({ ...GUEST, ...HERE }, omitUndefined({ token: order.token, method })))
  return shop.paymentProvider.attempts().at(-1)!
}

const orderWithVoucher = async (shop: Commerce): Promise<Order> => {
  const cart = await checkOutTo(shop, 'payment')
  const { totals } = await value(shop.redeemCoupon(cart.token, 'ONCE', '192.0.2.1'))
  return value(shop.placeCartOrder(cart.token, { termsAccepted: true, expectedTotal: totals.total }))
}

const boxes = async (shop: Commerce): Promise<number | undefined> => {
  const row = aStockRow(LENS, { option: MINUS_TWO })
  return (await value(shop.storage.stock.stockOf([row.variant.id]))).get(row.variant.id)?.onHand
}

const usesOf = async (shop: Commerce): Promise<number | undefined> =>
  (await value(shop.storage.coupons.standing(aCoupon({ code: 'ONCE' }).code, undefined)))?.uses

const mailsOf = async (shop: Commerce): Promise<readonly string[]> => {
  await value(shop.sendMails())
  return shop.mailer.sent().map(({ key }) => key.split(':')[0] ?? '').toSorted()
}

const statusOf = async (shop: Commerce, { token }: Order) => (await value(shop.deps.orders.order(token))).status
const paymentStatus = async (shop: Commerce, { id }: Payment) => (await value(shop.storage.payments.payment(id))).status

describe('an unpaid order', () => {
  it('S9 expires after its deadline: stock and voucher are released, once, and the shopper is notified, once', async () => {
    const shop = openCommerce(scarceCatalogue())
    const order = await orderWithVoucher(shop)
    const payment = await openedAttempt(shop, order)
    expect([await boxes(shop), await usesOf(shop)]).toEqual([9, 1])
    shop.clock.advance(DEADLINE - 1)
    expect(await value(shop.releaseUnpaidOrders())).toBe(0)
    shop.clock.advance(1)
    const all = await Promise.all(Array.from({ length: 5 }, () => value(shop.releaseUnpaidOrders())))
    expect(all.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(await value(shop.releaseUnpaidOrders())).toBe(0)
    expect([await statusOf(shop, order), await paymentStatus(shop, payment)]).toEqual(['cancelled', 'expired'])
    expect([await boxes(shop), await usesOf(shop)]).toEqual([10, 0])
    expect(await mailsOf(shop)).toEqual(['order-released'])
    expect(await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token }))).toBeUndefined()
  })

  it('F-M04: expires a fixed time after it was placed, however often a payment is started', async () => {
    const shop = openCommerce(scarceCatalogue())
    const order = await placeOrder(shop)
    for (let hour = 1; hour < 24; hour += 1) {
      shop.clock.advance(HOUR)
      if (hour < 9) await openedAttempt(shop, order)
    }
    expect(await value(shop.releaseUnpaidOrders())).toBe(0)
    shop.clock.advance(HOUR)
    expect(await value(shop.releaseUnpaidOrders())).toBe(1)
    expect(await statusOf(shop, order)).toBe('cancelled')
  })

  it('F-M04: returns to the same payment page, and opens at most ten undecided attempts', async () => {
    const shop = openCommerce(scarceCatalogue())
    const order = await placeOrder(shop)
    const first = await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token }))
    for (let press = 0; press < 60; press += 1) expect(await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token })))
      .toBe(first)
    expect(shop.paymentProvider.attempts()).toHaveLength(1)
    await openedAttempt(shop, order, 'twint')
    for (let more = 0; more < 8; more += 1) {
      shop.clock.advance(11 * 60_000)
      await openedAttempt(shop, order)
    }
    shop.clock.advance(11 * 60_000)
    expect(await refusal(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token, method: 'apple_pay' })))
      .toEqual({ _tag: 'TooManyAttempts', minutes: 15 })
    expect(await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token, method: 'twint' }))).toMatch(/#pay-/)
    expect(shop.paymentProvider.attempts()).toHaveLength(10)
    for (const payment of shop.paymentProvider.attempts().slice(0, 3)) await value(
      shop.recordNotice(shop.paymentProvider.notice(payment, 'cancelled')),
    )
    expect(await openedAttempt(shop, order, 'apple_pay')).toMatchObject({ method: 'apple_pay' })
  })

  it('F-M04: opens another attempt after the page was left, whether or not the provider reported it yet', async () => {
    const shop = openCommerce(scarceCatalogue())
    const order = await placeOrder(shop)
    const left = await openedAttempt(shop, order)
    shop.paymentProvider.decide(left, 'cancelled')
    expect((await openedAttempt(shop, order)).id).not.toBe(left.id)
    expect(await paymentStatus(shop, left)).toBe('cancelled')
    shop.paymentProvider.decide(await openedAttempt(shop, order), 'paid')
    expect(await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token }))).toBeUndefined()
    expect([shop.paymentProvider.attempts().length, await statusOf(shop, order)]).toEqual([2, 'new'])
  })

  it('F-M04: does not block other orders when the provider does not respond, and only undecided attempts are checked', async () => {
    const shop = openCommerce(usualCatalogue())
    const fetchedPayments: string[] = []
    const silent: Order[] = []
    for (let count = 0; count < 50; count += 1) silent.push(await placeOrder(shop))
    for (const order of silent) await openedAttempt(shop, order)
    shop.clock.advance(1)
    const late = await placeOrder(shop)
    const declined = await openedAttempt(shop, late)
    await value(shop.recordNotice(shop.paymentProvider.notice(declined, 'declined')))
    const last = await openedAttempt(shop, late)
    const provider: PaymentProvider = {
      ...shop.paymentProvider,
      fetchNotice: (payment) => {
        fetchedPayments.push(payment.id)
        return payment.orderToken === late.token ? shop.paymentProvider.fetchNotice(payment) : TE.left({ _tag: 'ServiceUnavailable' })
      },
    }
    const release = everyUseCase({ ...shop.deps, provider }).releaseUnpaidOrders
    shop.clock.advance(DEADLINE)
    expect(await value(release())).toBe(0)
    expect(await value(release())).toBe(1)
    expect(await statusOf(shop, late)).toBe('cancelled')
    expect(fetchedPayments.filter((id) => id === declined.id || id === last.id)).toEqual([last.id])
    expect(fetchedPayments).toHaveLength(51)
  })

  it('F-M03: waits ten days for a transfer, sends a reminder after a week, once, then releases stock and voucher', async () => {
    const shop = openCommerce(usualCatalogue({
      stock: [aStockRow(LENS, { option: MINUS_TWO, onHand: 10, stopOrder: true })], coupons: [aCoupon({ code: 'ONCE', usageLimit: 1 })],
    }))
    const cart = await checkOutTo(shop, 'payment', { method: 'prepayment' })
    const { totals } = await value(shop.redeemCoupon(cart.token, 'ONCE', '192.0.2.1'))
    const order = await value(shop.placeCartOrder(cart.token, { termsAccepted: true, expectedTotal: totals.total }))
    shop.clock.advance(7 * DEADLINE - 1)
    expect(await value(shop.remindOfTransfers())).toBe(0)
    shop.clock.advance(1)
    expect([await value(shop.remindOfTransfers()), await value(shop.remindOfTransfers())]).toEqual([1, 0])
    shop.clock.advance(3 * DEADLINE - 1)
    expect(await value(shop.releaseUnpaidOrders())).toBe(0)
    shop.clock.advance(1)
    expect(await value(shop.releaseUnpaidOrders())).toBe(1)
    expect([await statusOf(shop, order), await boxes(shop), await usesOf(shop)]).toEqual(['cancelled', 10, 0])
    expect(await mailsOf(shop)).toEqual(['order-confirmation', 'order-released', 'order-reminder'])
  })

  it('F-M03: is paid by a transfer of exactly its amount', async () => {
    const shop = openCommerce(usualCatalogue())
    const order = await placeOrder(shop, 'prepayment')
    expect(await refusal(shop.recordTransfer(staffCommand(order, 'less'), chf(5789)))).toEqual({ _tag: 'AmountMismatch' })
    expect(await statusOf(shop, order)).toBe('payment_pending')
    expect((await value(shop.recordTransfer(staffCommand(order, 'came'), chf(5790)))).order.status).toBe('new')
    expect(
      await refusal(shop.recordTransfer(staffCommand(order, 'again'), chf(5790))),
    ).toEqual({ _tag: 'WrongOrderStatus', status: 'new' })
    expect(await value(shop.deps.orders.order(order.token))).toMatchObject({ status: 'new', paidAt: shop.clock.now().toISOString() })
    shop.clock.advance(30 * DEADLINE)
    expect([await value(shop.remindOfTransfers()), await value(shop.releaseUnpaidOrders())]).toEqual([0, 0])
    const online = await placeOrder(shop)
    expect(await refusal(shop.recordTransfer(staffCommand(online, 'other'), chf(5790)))).toEqual(
      { _tag: 'WrongOrderStatus', status: 'payment_pending' })
  })

  it('F-M03: stays cancelled when staff cancelled it: its items are released at once, and a late payment is refunded', async () => {
    const shop = openCommerce(scarceCatalogue())
    const order = await orderWithVoucher(shop)
    const payment = await openedAttempt(shop, order)
    expect(
      (await value(shop.cancelOrder(staffCommand(order, 'cancel')))).order,
    ).toMatchObject({ status: 'cancelled', cancelledBy: 'shop' })
    expect(await refusal(shop.cancelOrder(staffCommand(order, 'once more')))).toEqual({ _tag: 'WrongOrderStatus', status: 'cancelled' })
    expect([await statusOf(shop, order), await boxes(shop), await usesOf(shop)]).toEqual(['cancelled', 10, 0])
    expect((await value(shop.recordNotice(shop.paymentProvider.notice(payment, 'paid')))).status).toBe('cancelled')
    expect([await paymentStatus(shop, payment), await boxes(shop)]).toEqual(['refunding', 10])
    expect(await mailsOf(shop)).toEqual(['order-released', 'payment-refund'])
  })

  it('Y10 is checked once more before: a payment that the provider reports as paid is paid', async () => {
    const shop = openCommerce(scarceCatalogue())
    const order = await placeOrder(shop)
    const payment = await openedAttempt(shop, order)
    shop.paymentProvider.decide(payment, 'paid')
    shop.clock.advance(DEADLINE)
    expect(await value(shop.releaseUnpaidOrders())).toBe(0)
    expect([await statusOf(shop, order), await boxes(shop), await mailsOf(shop)]).toEqual(['new', 9, ['order-confirmation']])
  })

  it('does not expire while the provider does not respond', async () => {
    const shop = openCommerce(scarceCatalogue())
    const order = await placeOrder(shop)
    await openedAttempt(shop, order)
    shop.clock.advance(DEADLINE)
    shop.paymentProvider.answering(false)
    expect(await value(shop.releaseUnpaidOrders())).toBe(0)
    expect(await statusOf(shop, order)).toBe('payment_pending')
    shop.paymentProvider.answering(true)
    expect(await value(shop.releaseUnpaidOrders())).toBe(0)
    shop.clock.advance(10 * 60_000)
    expect(await value(shop.releaseUnpaidOrders())).toBe(1)
  })

  it.each(LOCALES)('notifies the shopper in %s, in the tone of the brand', async (locale) => {
    const texts = await Promise.all((['formal', 'informal'] as const).map(async (tone) => {
      const shop = openCommerce(usualCatalogue(), { tone })
      const { token } = await value(shop.createCart({ ...GUEST, brandChannel: 'iris', locale }, {}))
      await value(shop.addToCart(GUEST, { token, items: [lensItem()] }))
      await value(shop.setEmail(token, 'erika@example.ch'))
      await value(shop.setAddresses(token, { billing: aTypedAddress() }))
      await value(shop.updateShippingMethod(GUEST, { token, key: 'swisspost_a_post_parcel' }))
      const { totals } = await value(shop.updatePaymentMethod(GUEST, { token, method: 'visa' }))
      const order = await value(shop.placeCartOrder(token, { termsAccepted: true, expectedTotal: totals.total }))
      shop.clock.advance(DEADLINE)
      await value(shop.releaseUnpaidOrders())
      await value(shop.sendMails())
      const [mail] = shop.mailer.sent()
      expect(mail?.to).toBe('erika@example.ch')
      expect(mail?.text).toContain(order.number)
      expect(mail?.text).not.toMatch(/[{}]/)
      return mail?.text ?? ''
    }))
    expect(new Set(texts).size).toBe(locale === 'en' ? 1 : 2)
  })
})

describe('a payment after an order expired', () => {
  const released = async (shop: Commerce) => {
    const order = await orderWithVoucher(shop)
    const payment = await openedAttempt(shop, order)
    shop.clock.advance(DEADLINE)
    await value(shop.releaseUnpaidOrders())
    return { order, payment }
  }

  it('restores the order while its products and its voucher are available', async () => {
    const shop = openCommerce(scarceCatalogue())
    const { payment } = await released(shop)
    const paid = shop.paymentProvider.notice(payment, 'paid')
    for (let times = 0; times < 3; times++) expect((await value(shop.recordNotice(paid))).status).toBe('new')
    expect([await boxes(shop), await usesOf(shop), await paymentStatus(shop, payment)]).toEqual([9, 1, 'paid'])
    expect(await value(shop.refundPayments())).toBe(0)
    expect(await mailsOf(shop)).toEqual(['order-confirmation', 'order-released'])
  })

  it('S8 is refunded when the products were sold meanwhile, and the shopper is notified', async () => {
    const shop = openCommerce(scarceCatalogue())
    const { order, payment } = await released(shop)
    const cart = await checkOutTo(shop, 'payment', { items: [lensItem({ quantity: 10 })] })
    await value(shop.placeCartOrder(cart.token, { termsAccepted: true, expectedTotal: cart.totals.total }))
    const paid = shop.paymentProvider.notice(payment, 'paid')
    for (let times = 0; times < 3; times++) expect((await value(shop.recordNotice(paid))).status).toBe('cancelled')
    expect([await boxes(shop), await usesOf(shop), await paymentStatus(shop, payment)]).toEqual([0, 0, 'refunding'])
    expect(await value(shop.refundPayments())).toBe(1)
    expect(await value(shop.refundPayments())).toBe(0)
    expect([await paymentStatus(shop, payment), shop.paymentProvider.refunds().map(({ id }) => id)]).toEqual(['refunded', [payment.id]])
    expect((await value(shop.deps.orders.order(order.token))).paidAt).toBeUndefined()
    expect(await mailsOf(shop)).toEqual(['order-released', 'payment-refund'])
  })

  it('is refunded when the voucher was used up meanwhile, and stock stays unchanged', async () => {
    const shop = openCommerce(scarceCatalogue())
    const { payment } = await released(shop)
    await orderWithVoucher(shop)
    expect((await value(shop.recordNotice(shop.paymentProvider.notice(payment, 'paid')))).status).toBe('cancelled')
    expect([await boxes(shop), await usesOf(shop), await paymentStatus(shop, payment)]).toEqual([9, 1, 'refunding'])
  })
})

describe('two attempts for one order', () => {
  it('Y9 are both paid: one counts, the other is refunded, in whatever order and however often they are reported', async () => {
    for (const order of [[0, 1], [1, 0]]) {
      const shop = openCommerce(scarceCatalogue())
      const placed = await placeOrder(shop)
      const attempts = [await openedAttempt(shop, placed), await openedAttempt(shop, placed, 'twint')]
      const [first, second] = order.map((index) => attempts[index]!) as [Payment, Payment]
      for (const payment of [first, second, first, second]) await value(shop.recordNotice(shop.paymentProvider.notice(payment, 'paid')))
      expect([await paymentStatus(shop, first), await paymentStatus(shop, second)]).toEqual(['paid', 'refunding'])
      shop.paymentProvider.answering(false)
      expect(await value(shop.refundPayments())).toBe(0)
      shop.paymentProvider.answering(true)
      expect(await value(shop.refundPayments())).toBe(0)
      shop.clock.advance(61_000)
      expect(await value(shop.refundPayments())).toBe(1)
      expect(shop.paymentProvider.refunds().map(({ id }) => id)).toEqual([second.id])
      const paid = await value(shop.deps.orders.order(placed.token))
      expect([paid.status, paid.paymentMethod, await boxes(shop)]).toEqual(['new', first.method, 9])
      expect(await mailsOf(shop)).toEqual(['order-confirmation', 'payment-refund'])
    }
  })

  it('may use another payment method, of those that the shop offers online', async () => {
    const shop = openCommerce(scarceCatalogue())
    const order = await placeOrder(shop)
    expect(await value(shop.getOrderPaymentMethods(GUEST, { token: order.token }))).toEqual(['visa', 'twint', 'apple_pay'])
    expect(await openedAttempt(shop, order, 'twint')).toMatchObject({ method: 'twint', amount: chf(5790) })
    expect((await value(shop.deps.orders.order(order.token))).paymentMethod).toBe('twint')
    for (const method of ['paypal', 'invoice', 'prepayment', 'nonsense', ''])
      expect(await refusal(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token, method })))
        .toEqual({ _tag: 'PaymentNotOffered', method })
    const transfer = await placeOrder(shop, 'prepayment')
    expect(await value(shop.getOrderPaymentMethods(GUEST, { token: transfer.token }))).toEqual([])
    expect(await value(shop.createPayment({ ...GUEST, ...HERE }, { token: transfer.token, method: 'visa' }))).toBeUndefined()
    for (const method of ['nonsense', ''])
      expect(await refusal(shop.createPayment({ ...GUEST, ...HERE }, { token: transfer.token, method })))
        .toEqual({ _tag: 'PaymentNotOffered', method })
  })
})

describe('a payment with another amount', () => {
  it('does not count, stays visible with its attempt, and is superseded by the right one', async () => {
    const shop = openCommerce(scarceCatalogue())
    const order = await placeOrder(shop)
    const payment = await openedAttempt(shop, order)
    const wrong = shop.paymentProvider.notice(payment, 'paid', { amount: chf(5789) })
    for (let times = 0; times < 2; times++) expect(await refusal(shop.recordNotice(wrong))).toEqual({ _tag: 'AmountMismatch' })
    expect([await statusOf(shop, order), await paymentStatus(shop, payment), await mailsOf(shop)])
      .toEqual(['payment_pending', 'mismatched', []])
    expect((await value(shop.recordNotice(shop.paymentProvider.notice(payment, 'paid')))).status).toBe('new')
  })
})

describe('a missing notification', () => {
  it('K10 is replaced by an inquiry: at once when the shop restarts, then after growing pauses', async () => {
    const shop = openCommerce(scarceCatalogue())
    const order = await placeOrder(shop)
    const payment = await openedAttempt(shop, order)
    const since = shop.clock.now()
    shop.clock.advance(14_000)
    expect((await value(shop.reconcilePayments(since))).queried).toBe(0)
    shop.clock.advance(1000)
    expect((await value(shop.reconcilePayments(since))).queried).toBe(1)
    expect((await value(shop.reconcilePayments(since))).queried).toBe(0)
    shop.clock.advance(30_000)
    expect((await value(shop.reconcilePayments(since))).queried).toBe(1)
    shop.clock.advance(10 * HOUR)
    expect((await value(shop.reconcilePayments(since))).queried).toBe(1)
    shop.clock.advance(HOUR - 1000)
    expect((await value(shop.reconcilePayments(since))).queried).toBe(0)
    shop.paymentProvider.decide(payment, 'paid')
    shop.clock.advance(1)
    expect(await value(shop.reconcilePayments(shop.clock.now()))).toEqual({ queried: 1, isFull: false, mismatched: [] })
    expect([await statusOf(shop, order), await mailsOf(shop)]).toEqual(['new', ['order-confirmation']])
    expect((await value(shop.reconcilePayments(shop.clock.now()))).queried).toBe(0)
  })

  it('K10 is inquired in batches of twenty, and reports when there may be more', async () => {
    const shop = openCommerce(usualCatalogue())
    for (let order = 0; order < 21; order += 1) await openedAttempt(shop, await placeOrder(shop))
    shop.clock.advance(60_000)
    expect(await value(shop.reconcilePayments(shop.clock.now()))).toEqual({ queried: 20, isFull: true, mismatched: [] })
    expect(await value(shop.reconcilePayments(shop.clock.now()))).toEqual({ queried: 1, isFull: false, mismatched: [] })
  })

  it('changes nothing while the provider does not respond or decide, and reports payments with another amount', async () => {
    const shop = openCommerce(scarceCatalogue())
    const order = await placeOrder(shop)
    const payment = await openedAttempt(shop, order)
    shop.paymentProvider.answering(false)
    shop.clock.advance(60_000)
    expect(await value(shop.reconcilePayments(shop.clock.now()))).toMatchObject({ queried: 1, mismatched: [] })
    expect(await paymentStatus(shop, payment)).toBe('started')
    shop.paymentProvider.answering(true)
    shop.paymentProvider.decide(payment, 'paid', { amount: chf(1) })
    shop.clock.advance(60_000)
    expect((await value(shop.reconcilePayments(shop.clock.now()))).mismatched).toEqual([payment.id])
  })
})

describe('a cart that was ordered', () => {
  it('M16 rejects every change, also when its order was paid or cancelled', async () => {
    const shop = openCommerce(scarceCatalogue())
    const { cartToken: token, lines } = await placeOrder(shop)
    const changes = [
      () => refusal(shop.addToCart(GUEST, { token, items: [lensItem()] })),
      () => refusal(shop.updateCartQuantity(GUEST, { token, itemId: lines[0]!.id, quantity: 2 })),
      () => refusal(shop.removeFromCart(GUEST, { token, itemId: lines[0]!.id })),
      () => refusal(shop.setEmail(token, 'other@example.ch')),
      () => refusal(shop.setAddresses(token, { billing: aTypedAddress() })),
      () => refusal(shop.updateShippingMethod(GUEST, { token, key: 'swisspost_a_post_parcel' })),
      () => refusal(shop.updatePaymentMethod(GUEST, { token, method: 'twint' })),
      () => refusal(shop.redeemCoupon(token, 'ONCE', '192.0.2.1')),
      () => refusal(shop.deleteCouponCode(GUEST, { token })),
      () => refusal(shop.setMilesNumber(token, '992000123456789')),
      () => refusal(shop.deleteMilesAndMoreNumber(GUEST, { token })),
      () => refusal(shop.optOutOfProducts(GUEST, { token })),
    ]
    const before = await value(shop.storage.carts.cart(token))
    const refusals = async () => new Set(await Promise.all(changes.map(async (change) => (await change())._tag)))
    expect(await refusals()).toEqual(new Set(['CartCompleted']))
    shop.clock.advance(DEADLINE)
    await value(shop.releaseUnpaidOrders())
    expect(await refusals()).toEqual(new Set(['CartCompleted']))
    expect(await value(shop.storage.carts.cart(token))).toEqual(before)
    expect(await filledCart(shop)).not.toBe(token)
  })
})
