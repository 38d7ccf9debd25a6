import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { inPaymentOrder } from '../../../domain/payment/payment-order.ts'
import order from '../../../ui/messages/order.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { browse, openAt, replacingOperations } from '../checkout/browse.tsx'
import { consentTo } from '../../support/consent-to.ts'
import { elements, attributesOf } from '../../support/html.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }

/** A customer who ordered by TWINT and returned from the payment page without paying. */
const openUnpaid = async () => {
  const { shop, visitor } = await openAt('payment')
  await visitor.signUp(ANNA)
  await visitor.loadCart()
  const cart = await visitor.choosePayment('twint')
  const { orderToken } = await visitor.placeOrder(consentTo(cart))
  const { id } = await visitor.viewOrder(orderToken)
  return {
    shop, visitor, browser: browse(visitor), orderToken,
    own: `/my-account/order/${id}`, thankYou: `/checkout/thank-you/${orderToken}`,
  }
}

describe('an unpaid order', () => {
  it('can be paid from its page in the account, with its payment method, by a plain form', async () => {
    const { shop, browser, orderToken, own } = await openUnpaid()
    const seen = await browser.get(own)
    expect(seen.words).toContain(order['order.pending'].de)
    expect(seen.words).toMatch(/Jetzt CHF\s[\d.]+ bezahlen/)
    expect(elements(seen.html, 'form[method=post]')).not.toEqual([])
    const paying = await browser.post(own, { pay: 'yes' })
    expect([paying.status, paying.location?.startsWith(`http://headless.example/checkout/thank-you/${orderToken}`)]).toEqual([302, true])
    expect(shop.paymentProvider.attempts().map(({ method }) => method)).toEqual(['twint'])
    await shop.settlePayment(orderToken, 'paid')
    expect((await browser.get(own)).words).not.toMatch(/Jetzt CHF/)
    expect((await browser.post(own, { pay: 'yes' })).location).toBe(own)
  })

  it.each(['own', 'thankYou'] as const)('F-B10 shows until when it can be paid, a day after it was placed (%s)', async (page) => {
    const opened = await openUnpaid()
    const { words } = await opened.browser.get(opened[page])
    const { createdAt } = await opened.visitor.viewOrder(opened.orderToken)
    const by = new Date(new Date(createdAt).getTime() + 24 * 3_600_000)
    const day = new Intl.DateTimeFormat('de-CH', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Zurich' }).format(by)
    expect(words).toContain(order['order.pay_by'].de.replace('{by}', ` ${day} `).replace('bis  ', 'bis ').replace(' .', ' .'))
  })

  it.each(['own', 'thankYou'] as const)('offers every other payment page, with that of the order selected (%s)', async (page) => {
    const opened = await openUnpaid()
    const { shop, browser, visitor, orderToken } = opened
    const seen = await browser.get(opened[page])
    expect(seen.words).toContain(order['order.other_method'].de)
    const offered = attributesOf(seen.html, '[name=paymentMethod]', 'value')
    const payable = (await visitor.shop.order.getOrderPaymentMethods({ token: orderToken })).filter((method) => method !== 'apple_pay')
    expect(offered).toEqual(inPaymentOrder(payable, 'CH'))
    expect(offered).not.toContain('invoice')
    expect(elements(seen.html, 'input[value=twint][checked]')).toHaveLength(1)
    expect((await browser.post(opened[page], { pay: 'yes', paymentMethod: 'visa' })).status).toBe(302)
    expect(shop.paymentProvider.attempts().at(-1)?.method).toBe('visa')
    expect((await visitor.viewOrder(orderToken)).paymentMethod).toBe('visa')
  })

  it.each(['own', 'thankYou'] as const)('shows beside the button why it cannot be paid (%s)', async (page) => {
    const opened = await openUnpaid()
    const refused = await opened.browser.post(opened[page], { pay: 'yes', paymentMethod: 'prepayment' })
    expect([refused.status, refused.words.includes(refusals['error.payment_not_offered'].de)]).toEqual([422, true])
    const invoice = await opened.browser.post(opened[page], { pay: 'yes', paymentMethod: 'invoice' })
    expect([invoice.status, invoice.words.includes(refusals['error.invoice_not_for_new_customers'].de)]).toEqual([422, true])
    const createPayment = () => TE.left({ _tag: 'ServiceUnavailable' } as const)
    const silent = browse(replacingOperations(opened.visitor, { payment: { createPayment } }))
    expect((await silent.post(opened[page], { pay: 'yes' })).status).toBe(503)
    expect(opened.shop.paymentProvider.attempts()).toHaveLength(1)
  })

  it('can be paid with its method when the others cannot be loaded', async () => {
    const { visitor, own } = await openUnpaid()
    const getOrderPaymentMethods = () => TE.left({ _tag: 'ServiceUnavailable' } as const)
    const seen = await browse(replacingOperations(visitor, { order: { getOrderPaymentMethods } })).get(own)
    expect([seen.status, /Jetzt CHF/.test(seen.words), seen.words.includes(order['order.other_method'].de)]).toEqual([200, true, false])
  })

  it('cannot be paid by another customer', async () => {
    const { shop, own } = await openUnpaid()
    const other = shop.visitor()
    await other.signUp({ ...ANNA, email: 'other@example.ch' })
    expect((await browse(other).post(own, { pay: 'yes' })).status).toBe(404)
    expect((await browse(shop.visitor()).post(own, { pay: 'yes' })).status).toBe(302)
    expect(shop.paymentProvider.attempts()).toHaveLength(1)
  })

  it('is no longer offered for payment once it was cancelled', async () => {
    const { shop, browser, own, thankYou } = await openUnpaid()
    shop.clock.advance(25 * 3_600_000)
    await shop.lookAfterPayments()
    for (const page of [own, thankYou]) {
      const seen = await browser.get(page)
      expect(seen.words).toContain(order['order.status.cancelled'].de)
      expect(seen.words).not.toMatch(/Jetzt CHF/)
    }
  })
})
