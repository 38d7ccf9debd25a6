import { describe, expect, it } from 'vitest'
import checkout from '../../../ui/messages/checkout.json' with { type: 'json' }
import { openAt, openFilled } from './browse.tsx'

const STEPS = ['customer', 'address', 'shipping', 'payment']

describe('the checkout', () => {
  it('F-S17 AS-CHECKOUT-07 has no distractions: logo, phone, legal pages, and no other link', async () => {
    const { browser } = await openAt('payment')
    for (const step of STEPS) {
      const { html } = await browser.get(`/checkout/${step}`)
      expect([...html.matchAll(/<img[^>]*src="[^"]*iris[^"]*"/g)], step).toHaveLength(1)
      expect(html).toContain('href="tel:')
      expect(html).toContain('href="/terms"')
      expect(html).not.toContain('role="search"')
      expect(html).not.toContain('name="search"')
      expect(html).not.toMatch(/href="\/c\//)
      expect(html).not.toContain('href="/my-account')
    }
    expect((await browser.get('/cart')).html).toContain('name="search"')
  })

  it('F-S03 lists TWINT first, each payment method with a logo, and coupons beside it', async () => {
    const { html } = await (await openAt('payment')).browser.get('/checkout/payment')
    const methods = [...html.matchAll(/name="paymentMethod"[^>]*value="([a-z_]+)"/g)].map(([, method]) => method)
    expect(methods[0]).toBe('twint')
    const marks = [...html.matchAll(/<use href="[^"]*marks[^"]*#([a-z_]+)"/g)].map(([, method]) => method)
    expect(marks).toEqual(methods)
    const beforePayment = html.slice(html.indexOf('<h1'), html.indexOf('name="paymentMethod"'))
    expect(beforePayment).not.toContain('name="code"')
    expect(html).toContain('name="code"')
  })

  it('F-S03 shows what is missing directly below the question', async () => {
    const { browser } = await openAt('payment')
    const total = /name="expectedTotal" value="([^"]*)"/.exec((await browser.get('/checkout/payment')).html)?.[1] ?? ''
    const { html } = await browser.post('/checkout/payment', { expectedTotal: total })
    const above = html.slice(html.indexOf('</h1>'), html.indexOf('role="alert"'))
    expect(above).not.toMatch(/<(details|input|section)/)
    expect(html).toContain(checkout['checkout.payment.title'].de)
  })

  it('asks for coupons at the last step only', async () => {
    const { browser } = await openFilled()
    expect((await browser.get('/checkout/customer')).html).not.toContain('name="code"')
  })
})
