import { describe, expect, it } from 'vitest'
import { makeEmail } from '../../../domain/customer/email.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { made } from '../../support/builders/made.ts'
import { value } from '../../support/outcome.ts'
import { clientOf } from './client-of.ts'
import { json } from './recorded-fetch.ts'

const T = cartToken('T')
const keys = (record: unknown): readonly string[] => Object.keys(record ?? {}).toSorted()

describe('requests with an address', () => {
  it('AS-ENT-07 have no birthday if none was typed, and otherwise the date', async () => {
    const client = clientOf()
    const birthday = async (typed: string): Promise<unknown> => {
      const addresses = { billing: { firstName: 'Erika', birthday: typed }, email: 'erika@example.ch' }
      await client.shop.checkout.updateOrder({ token: T, change: { _tag: 'Addresses', addresses } })()
      return (client.last()?.body as { readonly billing_address?: { readonly birthday: unknown } } | undefined)?.billing_address?.birthday
    }
    expect([await birthday(''), await birthday('1990-01-02')]).toEqual([null, '1990-01-02'])
  })

  it('AS-CALL-22 have nine fields for an address check, and no person', async () => {
    const place = { street: 'Banhofstrasse', streetNumber: '1', postcode: '8001', city: 'Zürich', countryCode: 'CH' } as const
    const wire = { street: 'Bahnhofstrasse', street_number: '1', postcode: '8001', city: 'Zürich', country_code: 'CH' }
    const client = clientOf(() => json({ sanitized: true, address: wire }), { locale: () => 'fr' })
    expect(await value(client.shop.address.sanitizeAddress(place)))
      .toEqual({ isSanitised: true, place: { ...place, street: 'Bahnhofstrasse' } })
    expect(client.last()).toMatchObject({ method: 'POST', path: '/api/address-sanitizer' })
    expect(client.last()?.body).toStrictEqual({
      ...wire, street: 'Banhofstrasse', first_name: null, last_name: null, region: 'CH', language: 'fr',
    })
  })
})

describe('responses with a shipping method or an optician', () => {
  it('AS-ENT-35 a shipping method is a key and a price in cents, shown in francs', async () => {
    const client = clientOf(() => json({ options: [{ key: 'swisspost', price: 790, currency_code: 'CHF' }] }))
    const options = await value(client.shop.checkout.getCartShippingOptions({ token: T }))
    expect(options.map(({ key, price }) => [key, formatMoney(price).replace(/\s/g, ' ')])).toEqual([['swisspost', 'CHF 7.90']])
  })

  it.each([[true, false], [false, true]] as const)(
    'AS-ENT-10 an optician accepts parcels, or pickups, as stated, and no more (%s, %s)', async (enabled, pickup) => {
      const studio = {
        studio_id: 'seefeld', name: 'Studio Seefeld', pickup_enabled: enabled, pickup, colour: 'red',
        address: {
          first_name: 'E', last_name: 'M', street: 'S', street_number: null, postcode: '8001', city: 'C', country_code: 'CH',
          salutation: null,
        },
      }
      const read = await clientOf(() => json({ 'hydra:member': [studio], 'hydra:view': {} })).shop.delivery.listPartners({})()
      expect(read).toMatchObject({ _tag: 'Right', right: [{ pickupEnabled: enabled, pickup }] })
      const [partner] = read._tag === 'Right' ? read.right : []
      expect(keys(partner)).not.toContain('colour')
      const silent = { ...studio, pickup: undefined }
      expect((await clientOf(() => json({ 'hydra:member': [silent] })).shop.delivery.listPartners({})())._tag).toBe('Left')
    },
  )
})

it('AS-PAY-04 AS-ENT-24 the last-payment request sends the fields of a credit check, and nothing else', async () => {
  const client = clientOf(() => json({ last_payment_method: 'twint', invoice_allowed: true }))
  const email = made(makeEmail('anna@example.ch'))
  const cart = aCart({ lines: [aLine({ quantity: 2 as never })], email, billingAddress: anAddress(), shippingAddress: anAddress() })
  await value(client.shop.payment.getLastPayment({ cart, lastOrderDate: '2026-01-10' }))
  const body = client.last()?.body as Readonly<Record<string, unknown>>
  expect(client.last()).toMatchObject({ method: 'POST', path: '/api/customers/me/last-payment' })
  expect(keys(body)).toEqual(['billing_address', 'items', 'last_order_date', 'order_total', 'price_channel', 'shipping_address', 'tags'])
  expect(body).toMatchObject({
    billing_address: { email, last_name: 'Muster' }, shipping_address: { email, last_name: 'Muster' },
    order_total: { value: cart.totals.total.cents, currency: 'CHF' }, price_channel: 'iris-ch', last_order_date: '2026-01-10', tags: [],
  })
  expect(keys(body['order_total'])).toEqual(['currency', 'value'])
  const studio = { ...cart, shippingAddress: { ...anAddress(), studioId: 'seefeld' } }
  await value(client.shop.payment.getLastPayment({ cart: studio }))
  expect(client.last()?.body).toMatchObject({ tags: ['studio'], last_order_date: null })
})

it('AS-ROLE-07 the last-payment request tags carts for a studio or with its service, and no other cart', async () => {
  const client = clientOf(() => json({ last_payment_method: null, invoice_allowed: false }))
  const tags = async (...stated: Parameters<typeof aCart>) => {
    await value(client.shop.payment.getLastPayment({ cart: aCart(...stated) }))
    return (client.last()?.body as { readonly tags: unknown } | undefined)?.tags
  }
  expect(await tags({ lines: [aLine()] })).toEqual([])
  expect(await tags({ lines: [aLine(), aLine({ category: 'service' })] })).toEqual(['studio'])
  expect(await tags({ lines: [aLine()], shippingAddress: { ...anAddress(), studioId: 'seefeld' } })).toEqual(['studio'])
})

it('CC-CALL-19 the last-payment request says if staff sends it', async () => {
  const client = clientOf(() => json({ last_payment_method: null, invoice_allowed: false }))
  await value(client.shop.payment.getLastPayment({ cart: aCart({ lines: [aLine()] }), isStaff: true }))
  expect(client.last()?.body).toMatchObject({ tags: ['internal'] })
})
