import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { CartTokenKeeper } from '../../../application/storefront/cart/cart-token-keeper.port.ts'
import { arrivalDays } from '../../../ui/delivery/arrival-days.ts'
import { BILLING, browse, fieldValue, openAt, openFilled } from './browse.tsx'

describe('a guest checks out without JavaScript', () => {
  it('CC-CHK-02 collects e-mail, address, shipping and payment, one step after the other', async () => {
    const { browser, shop, visitor } = await openFilled()
    expect((await browser.get('/checkout')).location).toBe('/checkout/customer')
    const customer = await browser.get('/checkout/customer')
    expect(customer.html).toContain('name="email"')
    expect((await browser.post('/checkout/customer', { email: 'anna.keller@example.ch' })).location).toBe('/checkout/address')

    const address = await browser.get('/checkout/address')
    for (const name of Object.keys(BILLING)) expect(address.html).toContain(`name="${name}"`)
    expect((await browser.post('/checkout/address', BILLING)).location).toBe('/checkout/shipping')

    const shipping = await browser.get('/checkout/shipping')
    const key = fieldValue(shipping.html, 'shippingMethod') ?? ''
    expect(key).not.toBe('')
    expect((await browser.post('/checkout/shipping', { shippingMethod: key })).location).toBe('/checkout/payment')

    const payment = await browser.get('/checkout/payment')
    expect(payment.html).toContain('name="paymentMethod"')
    expect(payment.words).toContain('Zahlungspflichtig bestellen')
    const expected = fieldValue(payment.html, 'expectedTotal') ?? ''
    const placed = await browser.post('/checkout/payment', { paymentMethod: 'twint', terms: 'yes', expectedTotal: expected })
    expect(placed.status).toBe(302)
    expect(visitor.cartToken()).toBeUndefined()

    const [attempt] = shop.ports.provider === undefined ? [] : [placed.location]
    expect(attempt).toBeDefined()
  })

  it('F-W13 CC-SHIP-10 shows at the last step the delivery day of the chosen method', async () => {
    const { browser, visitor } = await openAt('payment')
    const chosen = (await visitor.loadCart())?.shippingMethod
    const offered = (await visitor.listShippingOptions()).find(({ key }) => key === chosen)
    const days = offered?.arrival === undefined ? 'none' : arrivalDays(offered.arrival, 'de').replaceAll(/\s+/g, ' ')
    expect((await browser.get('/checkout/payment')).words).toContain(days)
    const other = (await visitor.listShippingOptions()).find(({ arrival }) => arrival?.max !== offered?.arrival?.max)
    await visitor.chooseShipping(other?.key ?? '')
    expect((await browser.get('/checkout/payment')).words).not.toContain(days)
  })

  it('F-B07 explains what to do when the cart is missing midway, instead of redirecting home silently', async () => {
    for (const [step, fields] of [['customer', { email: 'anna@example.ch' }], ['address', BILLING]] as const) {
      const { browser, visitor } = await openAt('address')
      visitor.injector.get(CartTokenKeeper).clear()
      const sent = await browser.post(`/checkout/${step}`, fields)
      expect([step, sent.location]).toEqual([step, '/#cart-not-found'])
    }
    expect((await browse(openHeadlessShop().visitor()).get('/checkout/address')).location).toBe('/')
  })

  it('places one order when the button is pressed twice', async () => {
    const { browser, visitor } = await openAt('payment')
    const token = visitor.cartToken()
    const expected = fieldValue((await browser.get('/checkout/payment')).html, 'expectedTotal') ?? ''
    const order = { paymentMethod: 'twint', terms: 'yes', expectedTotal: expected }
    const [one, other] = await Promise.all([browser.post('/checkout/payment', order), browser.post('/checkout/payment', order)])
    expect(token).toBeDefined()
    expect([one.status, other.status]).toEqual([302, 302])
  })
})
