import * as E from 'fp-ts/lib/Either.js'
import { wireOf } from '../../support/api/wire-of.ts'
import { describe, expect, it } from 'vitest'
import { TypedBillingRecord } from '../../../adapters/commerce-api/address/typed-address.codec.ts'
import { BillingAddressRecord, ShippingAddressRecord } from '../../../adapters/commerce-api/address/address.codec.ts'
import { ItemsRequest } from '../../../adapters/commerce-api/cart/item-request.codec.ts'
import { OrderUpdateRequest } from '../../../adapters/commerce-api/cart/order-update.codec.ts'
import { faultPaths } from '../../../adapters/commerce-api/codec/fault-path.ts'
import { deliveryDates, DeliveryDatesRecord } from '../../../adapters/commerce-api/delivery/delivery-dates.codec.ts'
import { DeliveryRequest, type StockInput } from '../../../adapters/commerce-api/delivery/delivery-request.codec.ts'
import { OrderRequest } from '../../../adapters/commerce-api/order/order-request.codec.ts'
import { malformed } from '../../../adapters/commerce-api/refusal/malformed.ts'
import { cartDigest } from '../../../domain/cart/cart-digest.ts'
import { variantId } from '../../../domain/product/variant.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aCart } from '../../support/builders/cart.ts'
import { made } from '../../support/builders/made.ts'
import { productId } from '../../support/builders/product.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'

const faultsOf = (read: E.Either<Parameters<typeof faultPaths>[0], unknown>): readonly string[] =>
  E.isLeft(read) ? faultPaths(read.left) : []

const item = { product: { product_id: 1001, option: { r_sphere: -1 } }, quantity: 1 }

const OF_ACCOUNT = [
  'salutation', 'first_name', 'last_name', 'street', 'street_number', 'postcode', 'city', 'province_code', 'tax_number',
  'country_code', 'phone_number', 'company', 'birthday', 'additional_info', 'recipient', 'studio_id',
]

describe('an address on the wire', () => {
  const shipping = { ...anAddress({ phoneNumber: '+41791234567' }), recipient: 'Optik', studioId: 'S1' }

  it('AS-ENT-06 AS-ENT-08 CC-ADDR-01 CC-ADDR-02 has 20 fields for shipping and 18 for billing, in both directions', () => {
    const wire = made(ShippingAddressRecord.wire.decode(ShippingAddressRecord.write(shipping, {})))
    expect(Object.keys(wire)).toHaveLength(20)
    expect(made(ShippingAddressRecord.decode(wire))).toStrictEqual(shipping)
    // The twenty fields of the commerce part include those of the account; a province is given by its code.
    expect(Object.keys(wire).filter((field) => OF_ACCOUNT.includes(field)).toSorted()).toEqual(OF_ACCOUNT.toSorted())
    expect(OF_ACCOUNT).toHaveLength(16)
    const billing = Object.keys(made(BillingAddressRecord.wire.decode(BillingAddressRecord.write(shipping, {}))))
    expect(OF_ACCOUNT.filter((field) => !billing.includes(field))).toEqual(['recipient', 'studio_id'])
    expect(billing).toHaveLength(18)
    expect(Object.keys(wire).filter((field) => !billing.includes(field))).toStrictEqual(['recipient', 'studio_id'])
  })

  it('CC-ADDR-03 reads the salutations 1 and 2, as number or digit, and no other', () => {
    const wire = made(BillingAddressRecord.wire.decode(BillingAddressRecord.write(anAddress(), {})))
    const salutation = (input: unknown) =>
      E.map((read: { salutation?: unknown }) => read.salutation)(BillingAddressRecord.decode({ ...wire, salutation: input }))
    expect([1, '2', null].map(salutation)).toStrictEqual([E.right(1), E.right(2), E.right(undefined)])
    expect([3, 'Mr', ''].map((input) => E.isLeft(salutation(input)))).toStrictEqual([true, true, true])
  })

  it('CC-ADDR-04 sends an empty birthday as null', () => {
    expect(TypedBillingRecord.write({ birthday: '' }, {})).toStrictEqual({ birthday: null })
    expect(TypedBillingRecord.write({ birthday: '1990-01-02' }, {})).toStrictEqual({ birthday: '1990-01-02' })
  })

  it('CC-ADDR-05 sends an empty or blank phone number as null', () => {
    expect(['', '  ', '+4179'].map((phoneNumber) => TypedBillingRecord.write({ phoneNumber }, {})))
      .toStrictEqual([{ phone_number: null }, { phone_number: null }, { phone_number: '+4179' }])
  })

  it('ignores unknown fields, and reads null as absent', () => {
    const form = { firstName: 'Erika', csrf: 'x' }
    expect(TypedBillingRecord.write(form, {})).toStrictEqual({ first_name: 'Erika' })
    expect(made(TypedBillingRecord.decode({ first_name: 'Erika', birthday: null }))).toStrictEqual({ firstName: 'Erika' })
    expect(faultsOf(TypedBillingRecord.decode({ recipient: 'x', city: 5 }))).toStrictEqual(['recipient', 'city'])
  })
})

describe('an item to be added to a cart', () => {
  it('may have a name of sixteen to sixty-four characters, so that it is added once', () => {
    const items = [{ product: { product_id: 1001, option: {} }, quantity: 1 }]
    for (const addition of [null, 'addition-00000001']) expect(E.isRight(ItemsRequest.decode({ items, addition }))).toBe(true)
    for (const addition of ['too short', 5, 'a'.repeat(65)])
      expect(faultsOf(ItemsRequest.decode({ items, addition }))).toStrictEqual(['addition'])
  })

  it('CC-ITEM-03 names the recommendation it came from, or none', () => {
    const request = { productId: productId(1001), option: {}, quantity: 1 }
    const createdFrom = { type: 'recommendation', recommendationId: 'r1', source: 'cart', itemPosition: 3 } as const
    const [from, plain] = wireOf(ItemsRequest, { items: [{ ...request, createdFrom }, request] }).items
    expect(from.created_from).toStrictEqual({ type: 'recommendation', recommendation_id: 'r1', source: 'cart', item_position: 3 })
    expect('created_from' in plain).toBe(false)
  })

  it('has no additional fields: no price, no total, no state', () => {
    for (const forged of ['unit_price', 'total', 'currency_code', 'state', 'paid_at', '__proto__', 'constructor']) {
      const sent = JSON.parse(`{"items":[{"product":{"product_id":1001,"option":{}},"quantity":1,"${forged}":1}]}`) as unknown
      expect(faultsOf(ItemsRequest.decode(sent))).toStrictEqual([`items.0.${forged}`])
    }
  })

  it('is for one eye, or for none', () => {
    const send = (option: Record<string, number>) =>
      ItemsRequest.decode({ items: [item, { ...item, product: { product_id: 1001, option } }] })
    expect(made(send({ l_sphere: -1, l_axis: 90 })).items[1]).toMatchObject({ eye: 'left', option: { sphere: -1, axis: 90 } })
    expect(made(send({ sphere: -1 })).items[1]).toMatchObject({ option: { sphere: -1 } })
    for (const mixed of [{ l_sphere: -1, r_sphere: -1 }, { l_sphere: -1, sphere: -1 }]) {
      const read = send(mixed)
      expect(E.isLeft(read) && malformed(read.left).violations)
        .toStrictEqual([{ path: 'items.1.product.option', key: 'validation.one_eye_an_item' }])
    }
  })

  it('accepts an unknown value, so that the refusal can name it', () => {
    const product = { product_id: 1001, option: { r_sphere: 1, r_glow: 2 } }
    expect(made(ItemsRequest.decode({ items: [{ ...item, product }] })).items).toMatchObject([{ option: { sphere: 1, glow: 2 } }])
  })

  it('is limited to a hundred', () => {
    expect(E.isRight(ItemsRequest.decode({ items: Array.from({ length: 100 }, () => item) }))).toBe(true)
    expect(E.isLeft(ItemsRequest.decode({ items: Array.from({ length: 101 }, () => item) }))).toBe(true)
  })
})

describe('an update of an order', () => {
  it('CC-CALL-10 is one of its variants, and reports the errors of the intended one', () => {
    expect(E.isRight(OrderUpdateRequest.decode({ email: 'a@b.ch' }))).toBe(true)
    expect(E.isRight(OrderUpdateRequest.decode({ billing_address: {}, shipping_address: null, email: 'a@b.ch' }))).toBe(true)
    expect(faultsOf(OrderUpdateRequest.decode({ email: 5 }))).toStrictEqual(['email'])
    expect(faultsOf(OrderUpdateRequest.decode({ billing_address: { city: 1 }, shipping_address: null })))
      .toStrictEqual(['billing_address.city'])
    expect(faultsOf(OrderUpdateRequest.decode({ email: 'a@b.ch', total: 1 }))).toStrictEqual(['total'])
    expect(faultsOf(OrderUpdateRequest.decode({}))).toStrictEqual(['email'])
  })

  it('reads missing consent to the terms as no', () => {
    const digest = cartDigest(aCart())
    expect(made(OrderRequest.decode({ token_value: 'T', digest }))).toStrictEqual({ token: 'T', termsAccepted: false, digest })
  })

  it('H-S02 orders nothing without the total that was shown', () => {
    const silent = { token_value: 'T', terms_accepted: true }
    expect(faultsOf(OrderRequest.decode(silent))).toStrictEqual(['digest'])
    for (const digest of [undefined, null, '', 5, cartDigest(aCart()).slice(1)])
      expect([digest, faultsOf(OrderRequest.decode({ ...silent, digest }))]).toStrictEqual([digest, ['digest']])
  })
})

describe('delivery dates on the wire', () => {
  const requestedItems = [{ productId: productId(1001), eye: 'left', option: { sphere: -1 }, quantity: 2 }] as const

  const sent = (input: StockInput) =>
    made(DeliveryRequest.wire.decode(DeliveryRequest.write(input, {
      shop: someSettings({ salesChannel: 'C', carrier: 'K', country: 'CH' }),
    })))

  it('CC-DELIV-02 requests a variant by catalogue, product and the values of its eye', () => {
    expect(sent({ questions: requestedItems }).items).toStrictEqual([
      { catalog: 'C', variant_representation: { product_id: 1001, option: { l_sphere: -1 } }, quantity: 2 },
    ])
  })

  it('CC-DELIV-08 sends the items, their destination and the configured carrier', () => {
    const request = sent({ questions: requestedItems })
    expect(request).toMatchObject({ carrier: 'K', shipping: { country: 'CH', method: null } })
    expect(E.isRight(DeliveryRequest.decode(request))).toBe(true)
    const destination = { country: 'DE', method: 'dhl', worth: 9980 } as const
    expect(sent({ questions: requestedItems, shipment: destination }).shipping)
      .toStrictEqual({ country: 'DE', method: 'dhl', items_total: 9980 })
    expect(sent({ questions: [{ ...requestedItems[0], quantity: 3 }] }).items[0].quantity).toBe(3)
  })

  it('CC-DELIV-01 contain tags, stock and days for each item, and whether the whole order is stopped', () => {
    const id = variantId(productId(1001), { sphere: -1 })
    const stopped = { variantId: id, stock: { onHand: 3, stopOrder: true } }
    const sold = { variantId: id, stock: { onHand: 3, stopOrder: false }, arrival: { min: '2026-03-05', max: '2026-03-07' } }
    const wire = wireOf(DeliveryDatesRecord, deliveryDates([stopped, sold], [5, 5]))
    expect([0, 1].map((index) => wire.items[index].tags)).toStrictEqual([['stop-order'], []])
    expect([wire.tags, wire.calculated_arrival_date_max]).toStrictEqual([[], '2026-03-07'])
    expect(wire.items[0]).toMatchObject({ meta: { variant_id: id }, stock: { available: 3 } })
    expect(deliveryDates([stopped], [5]).tags).toStrictEqual(['stop-order'])
    expect(deliveryDates([stopped], [3]).tags).toStrictEqual([])
    expect(made(DeliveryDatesRecord.decode(wire)).items.map(({ tags: _tags, ...item }) => item)).toStrictEqual([stopped, sold])
  })
})
