import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { chf } from '../../support/builders/money.ts'
import { aPayment } from '../../support/builders/payment.ts'
import { attributesOf, codeOf, textsOf } from '../../support/html.ts'
import { openSmallShop } from './small-shop.ts'

type Shop = Awaited<ReturnType<typeof openSmallShop>>
const THANK_YOU = 'https://shop.example/checkout/thank-you/order-1'

describe('the payment page of the sandbox', () => {
  let shop: Shop
  const opened = async (stated?: Parameters<typeof openSmallShop>[0]): Promise<Shop> => (shop = await openSmallShop(stated))
  afterEach(() => shop.close())

  it.each([
    ['de', 'Es fliesst kein Geld', 'CHF\u00A057.90', 'Testzahlung'],
    ['en', 'No money moves', 'CHF\u00A057.90', 'Test payment'],
    ['fr', 'Aucun argent ne circule', 'CHF\u00A057.90', 'Paiement de test'],
    ['it', 'Non circola denaro', 'CHF\u00A057.90', 'Pagamento di prova'],
  ] as const)('shows in %s the amount, the method, the attempt, and that no money moves', async (locale, note, amount, title) => {
    const { begin, pages } = await opened()
    const payment = aPayment({ method: 'master_card' })
    const page = await pages.inject(await begin(payment, locale))
    expect(page.statusCode).toBe(200)
    for (const text of [`<html lang="${locale}">`, `<h1>${title}</h1>`, note, amount, 'Mastercard', payment.id])
      expect(page.body).toContain(text)
    expect(attributesOf(page.body, 'button[name=outcome]', 'value')).toEqual([
      'paid', 'late', 'declined', 'cancelled',
    ])
  })

  it('has labels on each button in every language', async () => {
    const { begin, pages } = await opened()
    for (const locale of LOCALES) {
      const { body } = await pages.inject(await begin(aPayment(), locale))
      const texts = textsOf(body, 'button')
      expect(new Set(texts).size).toBe(4)
    }
  })

  it('runs no script, cannot be framed or cached, and sends no referrer', async () => {
    const { begin, pages } = await opened()
    const { headers, body } = await pages.inject(await begin(aPayment()))
    const style = codeOf(body, 'style')
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
        "form-action 'self' https://shop.example; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    expect(body).not.toContain('<script')
    expect(body).not.toContain('style="')
  })

  it('does not exist for a changed reference', async () => {
    const { begin, pages, press, notices } = await opened()
    const path = await begin(aPayment())
    for (const other of [
      `${path}0`, path.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      '/pay/sandbox/', '/pay/sandbox/x.y', path.replace('.', ''),
    ]) {
      expect((await pages.inject(other)).statusCode).toBe(404)
      expect((await press(other, 'paid')).statusCode).toBe(404)
    }
    expect(notices).toEqual([])
  })

  it.each([
    ['paid', 'paid', THANK_YOU],
    ['declined', 'declined', `${THANK_YOU}?payment=failed`],
    ['cancelled', 'cancelled', `${THANK_YOU}?payment=cancelled`],
  ] as const)('notifies the shop first and then redirects back, when the shopper presses %s', async (pressed, outcome, to) => {
    const { begin, press, notices } = await opened()
    const response = await press(await begin(aPayment()), pressed)
    expect(notices).toEqual([expect.objectContaining({ paymentId: aPayment().id, outcome, amount: chf(5790) })])
    expect([response.statusCode, response.headers['location']]).toEqual([303, to])
  })

  it('redirects back before it notifies the shop, for a late confirmation', async () => {
    const { begin, press, notices, next } = await opened()
    const notice = next()
    const response = await press(await begin(aPayment()), 'late')
    expect([response.statusCode, response.headers['location']]).toEqual([303, THANK_YOU])
    expect(notices).toEqual([])
    expect(await notice).toMatchObject({ outcome: 'paid' })
  })

  it('sends pending late notifications at once when it closes', async () => {
    const { begin, press, pages, notices } = await opened({ late: 3_600_000 })
    await press(await begin(aPayment()), 'late')
    await pages.close()
    expect(notices).toEqual([expect.objectContaining({ outcome: 'paid' })])
  })

  it('retries a notification that the shop did not accept, without delaying the shopper', async () => {
    const { begin, press, next, calls, reports } = await opened({ statuses: [503, 429] })
    const notice = next()
    expect((await press(await begin(aPayment()), 'paid')).statusCode).toBe(303)
    expect(await notice).toMatchObject({ outcome: 'paid' })
    expect([calls(), reports]).toEqual([3, []])
  })

  it('notifies the operator if the shop never accepts a notification', async () => {
    const { begin, press, nextReport, calls } = await opened({ statuses: [503, 503, 503, 503] })
    const reportedError = nextReport()
    expect((await press(await begin(aPayment()), 'paid')).statusCode).toBe(303)
    expect(String(await reportedError)).toContain(`sandbox-${aPayment().id}`)
    expect(calls()).toBe(3)
  })

  it('does not retry a notification that the shop rejected permanently', async () => {
    const { begin, press, nextReport, calls } = await opened({ statuses: [401] })
    const reportedError = nextReport()
    await press(await begin(aPayment()), 'paid')
    expect(String(await reportedError)).toContain('was not accepted')
    expect(calls()).toBe(1)
  })

  it('redirects back even if the shop is unreachable', async () => {
    const { app, begin, press, nextReport } = await opened()
    const path = await begin(aPayment())
    await app.close()
    const reportedError = nextReport()
    expect((await press(path, 'declined')).headers['location']).toBe(`${THANK_YOU}?payment=failed`)
    await reportedError
  })

  it('reaches a shop at any name below localhost', async () => {
    const { begin, press, notices } = await opened({ host: 'mrlens.localhost' })
    await press(await begin(aPayment()), 'paid')
    expect(notices).toHaveLength(1)
  })

  it('accepts only a form with one of the four buttons', async () => {
    const { begin, press, pages, notices } = await opened()
    const path = await begin(aPayment())
    for (const outcome of ['', 'free', 'constructor']) expect((await press(path, outcome)).statusCode).toBe(400)
    const json = await pages.inject({ method: 'POST', url: path, payload: { outcome: 'paid' } })
    expect(json.statusCode).toBe(415)
    expect(notices).toEqual([])
  })
})
