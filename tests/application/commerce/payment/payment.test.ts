import { describe, expect, it } from 'vitest'
import { openMemoryPaymentProvider } from '../../../../adapters/memory/payment/memory-payment-provider.ts'
import type { PaymentProvider, ReturnAddresses } from '../../../../application/commerce/payment/payment-provider.port.ts'
import type { Order } from '../../../../domain/order/order.ts'
import type { Payment } from '../../../../domain/payment/payment.ts'
import { chf } from '../../../support/builders/money.ts'
import { orderToken } from '../../../support/builders/order.ts'
import { paymentId } from '../../../support/builders/payment.ts'
import { everyUseCase, openCommerce, GUEST } from '../../../support/commerce.ts'
import type { Commerce } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { placeOrder, usualCatalogue } from '../../../support/purchase.ts'

const HERE = { publicUrl: 'https://iris.example', locale: 'fr' } as const

const openedAttempt = async (shop: Commerce): Promise<{ readonly order: Order; readonly payment: Payment }> => {
  const order = await placeOrder(shop)
  await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token }))
  const payment = shop.paymentProvider.attempts().at(-1)
  if (payment === undefined) throw new Error('The provider heard of no attempt')
  return { order, payment }
}

describe('starting a payment', () => {
  it('sends the whole amount to the provider and returns its page', async () => {
    const shop = openCommerce(usualCatalogue())
    const order = await placeOrder(shop)
    expect(await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token }))).toMatch(
      /^https:\/\/iris\.example\/fr\/checkout\/thank-you\//,
    )
    expect(shop.paymentProvider.attempts()).toEqual([
      expect.objectContaining({ orderToken: order.token, method: 'visa', amount: chf(5790), status: 'started' }),
    ])
  })

  it('sends the return address and the notification address to the provider', async () => {
    const addresses: ReturnAddresses[] = []
    const usual = openCommerce(usualCatalogue())
    const paymentProvider = openMemoryPaymentProvider()
    const provider: PaymentProvider = {
      ...paymentProvider,
      start: (payment, at) => {
        addresses.push(at.addresses)
        return paymentProvider.start(payment, at)
      },
    }
    const shop = { ...usual, ...everyUseCase({ ...usual.deps, provider }) }
    const order = await placeOrder(shop)
    await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token }))
    const page = `https://iris.example/fr/checkout/thank-you/${order.token}`
    expect(addresses).toEqual([{
      success: page, cancel: `${page}?payment=cancelled`, error: `${page}?payment=failed`,
      notice: 'https://iris.example/api/payments/notice',
    }])
  })

  it('starts a new attempt once the last one is some minutes old and stores it', async () => {
    const shop = openCommerce(usualCatalogue())
    const order = await placeOrder(shop)
    await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token }))
    shop.clock.advance(10 * 60_000)
    await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token }))
    const [first, second] = shop.paymentProvider.attempts()
    expect(first?.id).not.toBe(second?.id)
    expect(await value(shop.storage.payments.payment(first?.id ?? paymentId('none')))).toMatchObject({ ...first, reference: 'desk-1' })
  })

  it('starts none when nothing is to be paid online', async () => {
    const shop = openCommerce(usualCatalogue())
    const order = await placeOrder(shop, 'prepayment')
    expect(await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token }))).toBeUndefined()
    expect(shop.paymentProvider.attempts()).toEqual([])
  })

  it('starts none for an order that is paid, and rejects an unknown order', async () => {
    const shop = openCommerce(usualCatalogue())
    const { order, payment } = await openedAttempt(shop)
    await value(shop.recordNotice(shop.paymentProvider.notice(payment, 'paid')))
    expect(await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token }))).toBeUndefined()
    expect(await refusal(shop.createPayment({ ...GUEST, ...HERE }, { token: orderToken('guess') })))
      .toEqual({ _tag: 'NotFound', what: 'order' })
  })
})

describe('a notification of the provider', () => {
  it('makes the order new and sends one confirmation', async () => {
    const shop = openCommerce(usualCatalogue())
    const { order, payment } = await openedAttempt(shop)
    shop.clock.advance(60_000)
    const paid = await value(shop.recordNotice(shop.paymentProvider.notice(payment, 'paid')))
    expect(paid).toMatchObject({ token: order.token, status: 'new', paidAt: '2026-03-02T09:01:00.000Z' })
    expect(await value(shop.sendMails())).toMatchObject({ sent: 1 })
  })

  it('is applied once, with one confirmation, however often and at once it arrives', async () => {
    const shop = openCommerce(usualCatalogue())
    const { payment } = await openedAttempt(shop)
    const notice = shop.paymentProvider.notice(payment, 'paid')
    const orders = await Promise.all(Array.from({ length: 50 }, () => value(shop.recordNotice(notice))))
    expect(new Set(orders.map((order) => order.paidAt)).size).toBe(1)
    shop.clock.advance(24 * 3_600_000)
    expect((await value(shop.recordNotice(notice))).paidAt).toBe(orders[0]?.paidAt)
    expect(await value(shop.sendMails())).toMatchObject({ sent: 1 })
  })

  it('is rejected for another amount, another currency or a wrong signature', async () => {
    const shop = openCommerce(usualCatalogue())
    const { order, payment } = await openedAttempt(shop)
    expect(await refusal(shop.recordNotice(shop.paymentProvider.notice(payment, 'paid', { amount: chf(1) })))).toEqual({
      _tag: 'AmountMismatch',
    })
    expect(await refusal(shop.recordNotice({ ...shop.paymentProvider.notice(payment, 'paid'), signature: 'forged' }))).toEqual({
      _tag: 'NoticeRefused',
      why: 'signature',
    })
    expect(await refusal(shop.recordNotice({ ...shop.paymentProvider.notice(payment, 'paid'), body: '{' }))).toMatchObject({
      why: 'body',
    })
    expect((await value(shop.deps.orders.order(order.token))).status).toBe('payment_pending')
  })

  it('of a failed payment is accepted with any amount', async () => {
    const shop = openCommerce(usualCatalogue())
    const { order, payment } = await openedAttempt(shop)
    expect(await value(shop.recordNotice(shop.paymentProvider.notice(payment, 'declined', { amount: chf(1) }))))
      .toMatchObject({ token: order.token, status: 'payment_pending' })
  })

  it('may be late: a declined attempt that is paid later is paid', async () => {
    const shop = openCommerce(usualCatalogue())
    const { payment } = await openedAttempt(shop)
    expect((await value(shop.recordNotice(shop.paymentProvider.notice(payment, 'declined')))).status).toBe('payment_pending')
    expect((await value(shop.recordNotice(shop.paymentProvider.notice(payment, 'paid')))).status).toBe('new')
    expect((await value(shop.recordNotice(shop.paymentProvider.notice(payment, 'cancelled')))).status).toBe('new')
    expect((await value(shop.storage.payments.payment(payment.id))).status).toBe('paid')
  })

  it('of an end without payment is accepted with any amount', async () => {
    const shop = openCommerce(usualCatalogue())
    const { payment } = await openedAttempt(shop)
    const notice = shop.paymentProvider.notice(payment, 'declined', { amount: chf(1) })
    expect((await value(shop.recordNotice(notice))).status).toBe('payment_pending')
  })

  it('leaves the order open for another payment when the shopper cancelled', async () => {
    const shop = openCommerce(usualCatalogue())
    const { order, payment } = await openedAttempt(shop)
    await value(shop.recordNotice(shop.paymentProvider.notice(payment, 'cancelled')))
    expect(await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token }))).toBeDefined()
    expect(await value(shop.sendMails())).toMatchObject({ sent: 0 })
  })

  it('sends one confirmation when two attempts of one order are paid', async () => {
    const shop = openCommerce(usualCatalogue())
    const { order, payment } = await openedAttempt(shop)
    await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token }))
    const second = shop.paymentProvider.attempts().at(-1) ?? payment
    await value(shop.recordNotice(shop.paymentProvider.notice(payment, 'paid')))
    expect((await value(shop.recordNotice(shop.paymentProvider.notice(second, 'paid')))).status).toBe('new')
    await value(shop.sendMails())
    expect(shop.mailer.sent().filter(({ key }) => key.startsWith('order-confirmation'))).toHaveLength(1)
  })

  it('of an unknown attempt is not found', async () => {
    const shop = openCommerce(usualCatalogue())
    const { payment } = await openedAttempt(shop)
    const stranger = { ...payment, id: paymentId('stranger') }
    expect(await refusal(shop.recordNotice(shop.paymentProvider.notice(stranger, 'paid')))).toEqual({
      _tag: 'NotFound',
      what: 'payment',
    })
  })
})
