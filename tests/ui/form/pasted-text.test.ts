import { describe, expect, it } from 'vitest'
import checkout from '../../../ui/messages/checkout.json' with { type: 'json' }
import { BILLING, fieldValue, openAt, openFilled } from '../checkout/browse.tsx'

describe('text pasted into a form', () => {
  it('H-R05 H-R06 is cleaned: a phone number, a postcode and a name with invisible characters', async () => {
    const { browser, visitor } = await openAt('address')
    const pasted = {
      ...BILLING, billingFirstName: '\uFEFFAnna\u200B', billingPhoneNumber: '\u202A+41\u00A0021\u2011623\u201145 67\u202C',
      billingPostcode: 'CH\u00A0８００２',
    }
    expect((await browser.post('/checkout/address', pasted)).location).toBe('/checkout/shipping')
    expect((await visitor.loadCart())?.billingAddress).toMatchObject({ firstName: 'Anna', phoneNumber: '+41216234567', postcode: '8002' })
  })

  it('H-R06 is never truncated: a phone number that is too long is rejected at its field, and stays as typed', async () => {
    const { browser } = await openAt('address')
    const long = '+41 44 123 45 67 89 10 11'
    const { status, html } = await browser.post('/checkout/address', { ...BILLING, billingPhoneNumber: long })
    expect([status, html.includes(`value="${long}"`)]).toEqual([422, true])
  })

  it('H-R06 a comment that is too long is rejected at its field, completely preserved', async () => {
    const { browser } = await openAt('payment')
    const page = await browser.get('/checkout/payment')
    const expectedTotal = fieldValue(page.html, 'expectedTotal') ?? ''
    const comment = 'a'.repeat(501)
    const typed = { expectedTotal, paymentMethod: 'visa', terms: 'yes', comment }
    const { status, html, words } = await browser.post('/checkout/payment', typed)
    expect([status, html.includes(comment), words.includes(checkout['checkout.comment'].de)]).toEqual([422, true, true])
  })

  it('H-R05 a coupon with direction marks is accepted', async () => {
    const { browser, visitor } = await openFilled()
    await browser.post('/cart', { intent: 'applyCoupon', code: '\u202AMERCI5\u202C', backTo: '/cart' })
    expect((await visitor.loadCart())?.coupon).toMatchObject({ code: 'MERCI5' })
  })
})
