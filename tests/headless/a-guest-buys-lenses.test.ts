import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import type { ProductDetail } from '../../domain/catalogue/product-detail.ts'
import { consentTo } from '../support/consent-to.ts'

const BILLING = {
  salutation: '2', firstName: 'Anna', lastName: 'Keller', street: 'Seeweg', streetNumber: '4', postcode: '8002',
  city: 'Zürich', countryCode: 'CH', phoneNumber: '079 123 45 67',
}

const lensNamed = async (visitor: Visitor, title: string): Promise<ProductDetail> => {
  const hit = (await visitor.search(title)).find(({ product }) => product.titles.de.startsWith(title))
  if (hit === undefined) throw new Error(`No lens named ${title}`)
  return visitor.viewProduct(hit.product.id)
}

describe('a guest buys lenses for both eyes', () => {
  it('CC-SCOPE-02 finds, chooses, orders, pays, and gets one mail', async () => {
    const shop = openHeadlessShop()
    const anna = shop.visitor({ locale: 'de' })
    const toric = (await lensNamed(anna, 'Biofinity toric')).product
    const spheric = (await lensNamed(anna, 'Biofinity')).product
    const right = { sphere: -2.25, cylinder: -1.25, axis: 90, radius: 8.7, diameter: 14.5 }
    const left = { sphere: -3, radius: 8.6, diameter: 14 }
    const cart = await anna.addToCart(
      { productId: toric.id, eye: 'right', option: right, quantity: 1 },
      { productId: spheric.id, eye: 'left', option: left, quantity: 2 },
    )
    expect(cart.lines.map(({ eye, quantity }) => [eye, quantity])).toEqual([['right', 1], ['left', 2]])

    await anna.setEmail('anna.keller@example.ch')
    await anna.setAddresses({ billing: BILLING })
    const [shipping] = await anna.listShippingOptions()
    await anna.chooseShipping(shipping?.key ?? '')
    const ready = await anna.choosePayment('twint')
    const { orderToken, paymentPage } = await anna.placeOrder(consentTo(ready))

    expect(paymentPage).toBeDefined()
    expect((await anna.viewOrder(orderToken)).status).toBe('payment_pending')
    await shop.settlePayment(orderToken, 'paid')
    const order = await anna.viewOrder(orderToken)
    expect(order.status).toBe('new')
    expect(order.totals.total).toEqual(ready.totals.total)
    expect(anna.cartToken()).toBeUndefined()
    expect(await shop.mails()).toHaveLength(1)
  })
})
