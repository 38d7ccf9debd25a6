import { describe, expect, it } from 'vitest'
import type { CartRepository } from '../../../../application/commerce/cart/cart-repository.port.ts'
import { makeUpdateCartQuantity } from '../../../../application/commerce/cart/update-cart-quantity.ts'
import { shopCountries } from '../../../../domain/shop/country.ts'
import { aTypedAddress } from '../../../support/builders/address.ts'
import { aCart } from '../../../support/builders/cart.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { chf } from '../../../support/builders/money.ts'
import { aPriceEntry } from '../../../support/builders/price-entry.ts'
import { aShippingMethod } from '../../../support/builders/shipping-method.ts'
import { aStockRow } from '../../../support/builders/stock-row.ts'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import type { Commerce } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { checkOutTo, filledCart, LENS, lensItem, MINUS_TWO, placeOrder, SOLUTION, usualCatalogue } from '../../../support/purchase.ts'

const italian = (stated: Record<string, unknown> = {}) =>
  aTypedAddress({ countryCode: 'IT', postcode: '20121', city: 'Milano', provinceCode: 'MI', ...stated })
const german = () => aTypedAddress({ countryCode: 'DE', postcode: '10115', city: 'Berlin' })

/** A cart with a free product and free shipping: nothing is due. */
const freeCart = async (shop: Commerce) => {
  const { id: _id, ...cart } = aCart({ lines: [aLine({ product: SOLUTION, unitPrice: 0 })] })
  await value(shop.storage.carts.put(cart))
  return cart.token
}
const freeCatalogue = usualCatalogue({
  prices: [aPriceEntry({ productId: 2001, current: 0 })],
  shippingMethods: [aShippingMethod({ price: chf(0) })],
})

describe('the checkout', () => {
  it('CC-CHK-05 CC-ROLE-01 leads a guest, step by step, from the cart to the order', async () => {
    const shop = openCommerce(usualCatalogue())
    expect((await value(shop.getProduct(GUEST, { productId: LENS.id }))).product.id).toBe(LENS.id)
    const token = await filledCart(shop)
    expect((await value(shop.getCart(GUEST, { token }))).checkoutState).toBe('cart')
    expect((await value(shop.setEmail(token, ' erika@example.ch '))).checkoutState).toBe('address')
    expect((await value(shop.setAddresses(token, { billing: aTypedAddress() }))).checkoutState).toBe('addressed')
    expect((await value(shop.updateShippingMethod(GUEST, { token, key: 'swisspost_a_post_parcel' }))).checkoutState)
      .toBe('shipping_selected')
    expect((await value(shop.updatePaymentMethod(GUEST, { token, method: 'visa' }))).checkoutState).toBe('payment_selected')
    expect((await value(shop.setAddresses(token, { billing: german() }))).checkoutState).toBe('addressed')
    expect((await value(shop.updateShippingMethod(GUEST, { token, key: 'dhl' }))).checkoutState).toBe('shipping_selected')
    expect((await value(shop.updatePaymentMethod(GUEST, { token, method: 'visa' }))).checkoutState).toBe('payment_selected')
    const order = await value(shop.placeCartOrder(token, { termsAccepted: true }))
    expect(order.email).toBe('erika@example.ch')
    expect((await value(shop.getCart(GUEST, { token }))).checkoutState).toBe('completed')
  })

  it('ships to a country that only the brand ships to', async () => {
    const belgian = { billing: aTypedAddress({ countryCode: 'BE', postcode: '1000', city: 'Brüssel', phoneNumber: '+32 470 12 34 56' }) }
    const wider = openCommerce(usualCatalogue(), { extraCountries: shopCountries(['BE']) })
    const { token } = await checkOutTo(wider, 'email')
    expect((await value(wider.setAddresses(token, belgian))).shippingAddress?.countryCode).toBe('BE')
    const usual = openCommerce(usualCatalogue())
    const { token: other } = await checkOutTo(usual, 'email')
    expect(await refusal(usual.setAddresses(other, belgian))).toHaveProperty('_tag', 'InvalidAddress')
  })

  it('CC-CHK-05 skips payment only when the shop’s own total leaves nothing to pay', async () => {
    const shop = openCommerce(freeCatalogue)
    const token = await freeCart(shop)
    await value(shop.setEmail(token, 'erika@example.ch'))
    await value(shop.setAddresses(token, { billing: aTypedAddress() }))
    await value(shop.updateShippingMethod(GUEST, { token, key: 'swisspost_a_post_parcel' }))
    const cart = await value(shop.updatePaymentMethod(GUEST, { token, method: 'visa' }))
    expect(cart.checkoutState).toBe('payment_skipped')
    expect(cart).not.toHaveProperty('paymentMethod')
    expect(await value(shop.placeCartOrder(token, { termsAccepted: true }))).toMatchObject({
      status: 'new',
      totals: { total: chf(0) },
    })
  })

  it('requires payment as long as an amount is due, whatever method is submitted', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'shipping')
    expect(await refusal(shop.updatePaymentMethod(GUEST, { token, method: 'payment_skipped' }))).toEqual({
      _tag: 'PaymentNotOffered',
      method: 'payment_skipped',
    })
    expect(await refusal(shop.updatePaymentMethod(GUEST, { token, method: '' }))).toEqual({ _tag: 'PaymentNotOffered', method: '' })
    expect((await value(shop.getCart(GUEST, { token }))).checkoutState).toBe('shipping_selected')
  })

  it('does not allow skipping a step', async () => {
    const shop = openCommerce(usualCatalogue())
    const accepted = { termsAccepted: true }
    const at = async (step: 'cart' | 'email' | 'address' | 'shipping') =>
      step === 'cart' ? filledCart(shop) : (await checkOutTo(shop, step)).token
    const wrong = (state: string) => ({ _tag: 'WrongCheckoutState', state })
    expect(await refusal(shop.setAddresses(await at('cart'), { billing: aTypedAddress() }))).toEqual(wrong('cart'))
    for (const [step, state] of [
      ['cart', 'cart'],
      ['email', 'address'],
    ] as const)
      expect(await refusal(shop.updateShippingMethod(GUEST, { token: await at(step), key: 'swisspost_a_post_parcel' })))
        .toEqual(wrong(state))
    for (const [step, state] of [
      ['cart', 'cart'],
      ['email', 'address'],
      ['address', 'addressed'],
    ] as const)
      expect(await refusal(shop.updatePaymentMethod(GUEST, { token: await at(step), method: 'visa' }))).toEqual(wrong(state))
    for (const [step, state] of [
      ['cart', 'cart'],
      ['email', 'address'],
      ['address', 'addressed'],
      ['shipping', 'shipping_selected'],
    ] as const)
      expect(await refusal(shop.placeCartOrder(await at(step), accepted))).toEqual(wrong(state))
  })

  it('requires items in the cart', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await value(shop.createCart(GUEST, {}))
    expect(await refusal(shop.setEmail(token, 'erika@example.ch'))).toEqual({ _tag: 'CartEmpty' })
  })

  it('rejects an invalid e-mail address', async () => {
    const shop = openCommerce(usualCatalogue())
    expect(await refusal(shop.setEmail(await filledCart(shop), 'erika@'))).toEqual({ _tag: 'InvalidEmail' })
  })
})

describe('the addresses of a cart', () => {
  it('F-I13 are rejected with a phone number that is invalid in its country, for billing and shipping', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'email')
    const send = (phoneNumber: string, shippingPhone = '') =>
      refusal(shop.setAddresses(token, {
        billing: aTypedAddress({ phoneNumber }), shipping: aTypedAddress({ phoneNumber: shippingPhone }),
      }))
    const wrong = [{ _tag: 'Invalid', field: 'phoneNumber' }]
    for (const phone of ['12345', '+41 12345', '0041 79 123', '+33 6 12'])
      expect(await send(phone)).toEqual({ _tag: 'InvalidAddress', billing: wrong, shipping: [] })
    expect(await send('079 123 45 67', '12345')).toEqual({ _tag: 'InvalidAddress', billing: [], shipping: wrong })
  })

  it('CC-CALL-11 are both saved, with the customer’s e-mail, and the cart is addressed', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'email')
    const cart = await value(
      shop.setAddresses(token, {
        billing: aTypedAddress({ phoneNumber: '079 123 45 67' }),
        shipping: aTypedAddress({ firstName: 'Max', recipient: 'Empfang', city: 'Bern', postcode: '3011' }),
      }),
    )
    expect(cart).toMatchObject({
      checkoutState: 'addressed',
      email: 'erika@example.ch',
      billingAddress: { firstName: 'Erika', phoneNumber: '+41791234567', salutation: 2 },
      shippingAddress: { firstName: 'Max', recipient: 'Empfang', city: 'Bern' },
    })
    expect(await refusal(shop.setAddresses(token, { billing: aTypedAddress({ countryCode: 'XX' }) }))).toEqual({
      _tag: 'InvalidAddress',
      billing: [{ field: 'countryCode', _tag: 'Invalid' }],
      shipping: [],
    })
  })

  it('include an e-mail, which is saved first: an invalid one changes nothing, an invalid address keeps it', async () => {
    const shop = openCommerce(usualCatalogue())
    const token = await filledCart(shop)
    expect(await refusal(shop.setAddresses(token, { email: 'erika@', billing: aTypedAddress() }))).toEqual({ _tag: 'InvalidEmail' })
    expect((await value(shop.getCart(GUEST, { token }))).checkoutState).toBe('cart')
    await refusal(shop.setAddresses(token, { email: 'erika@example.ch', billing: {} }))
    expect(await value(shop.getCart(GUEST, { token }))).toMatchObject({ checkoutState: 'address', email: 'erika@example.ch' })
    const cart = await value(shop.setAddresses(token, { email: 'max@example.ch', billing: aTypedAddress() }))
    expect(cart).toMatchObject({ checkoutState: 'addressed', email: 'max@example.ch', billingAddress: { firstName: 'Erika' } })
  })

  it('use the billing address for shipping when no other is entered', async () => {
    const cart = await checkOutTo(openCommerce(usualCatalogue()), 'address')
    expect(cart.shippingAddress).toEqual(cart.billingAddress)
  })

  it('are rejected with all errors of both at once', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'email')
    const failure = await refusal(
      shop.setAddresses(token, {
        billing: aTypedAddress({ firstName: '', street: 'x'.repeat(101) }),
        shipping: { city: ['Bern'] },
      }),
    )
    expect(failure).toMatchObject({
      _tag: 'InvalidAddress',
      billing: expect.arrayContaining([
        { field: 'firstName', _tag: 'Missing' },
        { field: 'street', _tag: 'TooLong', maximum: 100 },
      ]),
      shipping: expect.arrayContaining([
        { field: 'city', _tag: 'Invalid' },
        { field: 'lastName', _tag: 'Missing' },
      ]),
    })
    expect((await value(shop.getCart(GUEST, { token }))).checkoutState).toBe('address')
  })

  it('need a tax number of private persons in Italy', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'email')
    expect(await refusal(shop.setAddresses(token, { billing: italian() }))).toMatchObject({
      billing: [{ field: 'taxNumber', _tag: 'Missing' }],
    })
    expect(
      await value(shop.setAddresses(token, { billing: italian({ taxNumber: 'rssmra80a01f205x' }) })),
    ).toMatchObject({
      billingAddress: { taxNumber: 'RSSMRA80A01F205X' },
    })
  })

  it('remove the chosen shipping method when the shipping country changes, and require the later steps again', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'payment')
    const cart = await value(shop.setAddresses(token, { billing: german() }))
    expect(cart).toMatchObject({ checkoutState: 'addressed', totals: { shippingTotal: chf(0) } })
    expect(cart).not.toHaveProperty('shippingMethod')
    expect(await refusal(shop.placeCartOrder(token, { termsAccepted: true }))).toEqual({
      _tag: 'WrongCheckoutState',
      state: 'addressed',
    })
  })

  it('keep the selections when only the street is corrected', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'payment')
    const cart = await value(shop.setAddresses(token, { billing: aTypedAddress({ street: 'Bahnhofstrasse' }) }))
    expect(cart).toMatchObject({ checkoutState: 'payment_selected', shippingMethod: 'swisspost_a_post_parcel' })
  })
})

describe('the shipping methods', () => {
  const methods = [
    aShippingMethod({ key: 'c_parcel' }),
    aShippingMethod({ key: 'b_parcel', active: false }),
    aShippingMethod({ key: 'a_parcel' }),
    aShippingMethod({ key: 'd_midi', midi: true }),
    aShippingMethod({ key: 'e_parcel', country: 'DE' }),
  ]

  it('CC-SHIP-07 are the active ones to a country that are not midi, by key', async () => {
    const shop = openCommerce(usualCatalogue({ shippingMethods: methods }))
    const options = await value(shop.listShippingOptions(GUEST, { country: 'CH' }))
    expect(options).toEqual([
      { key: 'a_parcel', price: chf(790) },
      { key: 'c_parcel', price: chf(790) },
    ])
    expect(await value(shop.listShippingOptions(GUEST, { country: 'LI' }))).toEqual([])
  })

  it('are listed for a cart with the arrival days of its slowest line', async () => {
    const shop = openCommerce(
      usualCatalogue({ stock: [aStockRow(LENS, { option: MINUS_TWO, onHand: 0 }), aStockRow(SOLUTION)] }),
    )
    const { token } = await checkOutTo(shop, 'address', {
      items: [lensItem(), { productId: SOLUTION.id, option: {}, quantity: 1 }],
    })
    expect(await value(shop.getCartShippingOptions(GUEST, { token }))).toEqual([
      { key: 'swisspost_a_post_parcel', price: chf(790), arrival: { min: '2026-03-05', max: '2026-03-11' } },
    ])
  })

  it('are estimated for the shop’s own country before an address is entered', async () => {
    const shop = openCommerce(usualCatalogue())
    expect((await value(shop.getCartShippingOptions(GUEST, { token: await filledCart(shop) }))).map((option) => option.key)).toEqual([
      'swisspost_a_post_parcel',
    ])
  })

  it('CC-SHIP-14 are added to the total once chosen; an unknown one is rejected', async () => {
    const shop = openCommerce(usualCatalogue({ shippingMethods: [aShippingMethod({ key: 'gls_parcel' })] }))
    const { token } = await checkOutTo(shop, 'address')
    expect(await value(shop.updateShippingMethod(GUEST, { token, key: 'gls_parcel' }))).toMatchObject({
      checkoutState: 'shipping_selected',
      shippingMethod: 'gls_parcel',
      totals: { itemsTotal: chf(5000), shippingTotal: chf(790), total: chf(5790) },
    })
    expect(await refusal(shop.updateShippingMethod(GUEST, { token, key: 'rocket' })))
      .toEqual({ _tag: 'ShippingNotOffered', key: 'rocket' })
  })

  it('are rejected when they lead to another country, carry less, are disabled or are midi', async () => {
    const shop = openCommerce(
      usualCatalogue({
        shippingMethods: [
          ...methods,
          aShippingMethod({ key: 'f_letter', maxWeight: 29 }),
          aShippingMethod({ key: 'g_letter', maxWeight: 30 }),
        ],
      }),
    )
    const { token } = await checkOutTo(shop, 'address')
    for (const key of ['b_parcel', 'd_midi', 'e_parcel', 'f_letter', '', '__proto__'])
      expect(await refusal(shop.updateShippingMethod(GUEST, { token, key }))).toEqual({ _tag: 'ShippingNotOffered', key })
    expect((await value(shop.updateShippingMethod(GUEST, { token, key: 'g_letter' }))).shippingMethod).toBe('g_letter')
  })

  it('are free from the threshold on and charged again below it', async () => {
    const shop = openCommerce(usualCatalogue(), { freeShippingThreshold: chf(10_000) })
    const { token, lines } = await checkOutTo(shop, 'shipping', { items: [lensItem({ quantity: 1 })] })
    const id = lines[0]?.id ?? ''
    expect((await value(shop.updateCartQuantity(GUEST, { token, itemId: id, quantity: 2 }))).totals).toMatchObject({
      shippingTotal: chf(0),
      total: chf(10_000),
    })
    expect((await value(shop.updateCartQuantity(GUEST, { token, itemId: id, quantity: 1 }))).totals).toMatchObject({
      shippingTotal: chf(790),
      total: chf(5790),
    })
  })

  it('stay chosen when the country was entered in another window while a quantity changed', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token, lines } = await checkOutTo(shop, 'shipping')
    const { carts } = shop.storage
    const late: CartRepository = {
      ...carts,
      change:
        (...request) =>
        async () => {
          await value(shop.setAddresses(token, { billing: german() }))
          await value(shop.updateShippingMethod(GUEST, { token, key: 'dhl' }))
          return carts.change(...request)()
        },
    }
    const changeLate = makeUpdateCartQuantity({ ...shop.deps, carts: late })
    expect(await value(changeLate(GUEST, { token, itemId: lines[0]?.id ?? '', quantity: 2 }))).toMatchObject({
      checkoutState: 'shipping_selected',
      shippingMethod: 'dhl',
      totals: { total: chf(10_790) },
    })
  })

  it('are chosen again when the cart is too heavy for letter post', async () => {
    const shop = openCommerce(usualCatalogue({ shippingMethods: [aShippingMethod({ maxWeight: 60 })] }))
    const { token, lines } = await checkOutTo(shop, 'payment', { items: [lensItem({ quantity: 2 })] })
    const cart = await value(shop.updateCartQuantity(GUEST, { token, itemId: lines[0]?.id ?? '', quantity: 3 }))
    expect(cart).toMatchObject({ checkoutState: 'addressed', totals: { shippingTotal: chf(0) } })
  })
})

describe('the payment methods', () => {
  it('do not depend on earlier guest orders: a guest’s paid order allows no invoice to anyone else', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token: paid } = await placeOrder(shop)
    await value(shop.createPayment({ ...GUEST, publicUrl: 'https://iris.example', locale: 'de' }, { token: paid }))
    for (const attempt of shop.paymentProvider.attempts()) await value(shop.recordNotice(shop.paymentProvider.notice(attempt, 'paid')))
    expect((await value(shop.deps.orders.order(paid))).status).toBe('new')
    const { token } = await checkOutTo(shop, 'shipping')
    expect(await value(shop.getPaymentMethods(GUEST, { token }))).not.toContain('invoice')
  })

  it('do not include an invoice for a new customer, and reject it', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'shipping')
    expect(await value(shop.getPaymentMethods(GUEST, { token }))).toEqual(['visa', 'twint', 'apple_pay', 'prepayment'])
    expect(await refusal(shop.updatePaymentMethod(GUEST, { token, method: 'invoice' })))
      .toEqual({ _tag: 'PaymentNotOffered', method: 'invoice' })
  })

  it('are rejected when the shop does not offer them', async () => {
    const shop = openCommerce(usualCatalogue())
    const { token } = await checkOutTo(shop, 'shipping')
    for (const method of ['paypal', 'bitcoin', 'VIS', 'toString'])
      expect(await refusal(shop.updatePaymentMethod(GUEST, { token, method }))).toEqual({ _tag: 'PaymentNotOffered', method })
  })
})
