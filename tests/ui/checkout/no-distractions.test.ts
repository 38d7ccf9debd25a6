import { describe, expect, it } from 'vitest'
import checkout from '../../../ui/messages/checkout.json' with { type: 'json' }
import { fieldValue, openAt, openFilled } from './browse.tsx'
import { elements, attributesOf, element } from '../../support/html.ts'

const STEPS = ['customer', 'address', 'shipping', 'payment']

describe('the checkout', () => {
  it('F-S17 AS-CHECKOUT-07 has no distractions: logo, phone, legal pages, and no other link', async () => {
    const { browser } = await openAt('payment')
    for (const step of STEPS) {
      const { html } = await browser.get(`/checkout/${step}`)
      expect(elements(html, 'img[src*=iris]'), step).toHaveLength(1)
      expect(html).toContain('href="tel:')
      expect(html).toContain('href="/terms"')
      expect(html).not.toContain('role="search"')
      expect(html).not.toContain('name="search"')
      expect(elements(html, '[href^="/c/"]')).toEqual([])
      expect(html).not.toContain('href="/my-account')
    }
    expect((await browser.get('/cart')).html).toContain('name="search"')
  })

  it('F-S03 lists TWINT first, each payment method with a logo, and coupons beside it', async () => {
    const { html } = await (await openAt('payment')).browser.get('/checkout/payment')
    const methods = attributesOf(html, '[name=paymentMethod]', 'value')
    expect(methods[0]).toBe('twint')
    const marks = attributesOf(html, 'use[href*=marks]', 'href').map((href) => href.split('#')[1])
    expect(marks).toEqual(methods)
    const [heading, code, method] = ['h1', '[name=code]', '[name=paymentMethod]']
      .map((part) => element(html, part)?.startIndex ?? Infinity)
    expect([heading, code, method].toSorted((before, after) => (before ?? 0) - (after ?? 0))).not.toEqual([heading, code, method])
  })

  it('F-S03 shows what is missing directly below the question', async () => {
    const { browser } = await openAt('payment')
    const total = fieldValue((await browser.get('/checkout/payment')).html, 'expectedTotal') ?? ''
    const { html } = await browser.post('/checkout/payment', { expectedTotal: total })
    const [heading, alert, ...others] = ['h1', '[role=alert]', ...['details', 'input', 'section'].map((name) => `main ${name}`)]
      .flatMap((part) => elements(html, part).map(({ startIndex }) => startIndex ?? 0))
    expect(others.filter((place) => place > (heading ?? 0) && place < (alert ?? 0))).toEqual([])
    expect(html).toContain(checkout['checkout.payment.title'].de)
  })

  it('asks for coupons at the last step only', async () => {
    const { browser } = await openFilled()
    expect((await browser.get('/checkout/customer')).html).not.toContain('name="code"')
  })
})
