import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { CartRecord } from '../../../adapters/commerce-api/cart/cart.codec.ts'
import { CartItemRecord } from '../../../adapters/commerce-api/cart/cart-item.codec.ts'
import { lastShipment } from '../../../adapters/commerce-api/cart/order-fields.codec.ts'
import { faultPaths } from '../../../adapters/commerce-api/codec/fault-path.ts'
import { OrderRecord } from '../../../adapters/commerce-api/order/order.codec.ts'
import { wireOf } from '../../support/api/wire-of.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeMilesNumber } from '../../../domain/loyalty/miles-number.ts'
import type { Order } from '../../../domain/order/order.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart } from '../../support/builders/cart.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'
import { anOrder } from '../../support/builders/order.ts'

const ORDER_FIELDS = [
  'token_value', 'id', 'number', 'internal_order_id', 'state', 'checkout_state', 'currency_code', 'price_channel', 'items',
  'items_total', 'items_total_before_promotion', 'shipping_total', 'total', 'order_promotion_total', 'promotion_coupon', 'comment',
  'discount_note', 'subscription', 'subscription_frequency', 'shipments', 'billing_address', 'shipping_address', 'customer',
  'created_at', 'paid_at', 'refunded_at', 'bonus_points', 'tracking', 'reminder_alarm', 'reorderable', 'savings',
  'shipping_opt_in_personal_data', 'miles_and_more_number',
]
const ITEM_FIELDS = [
  'id', 'product_id', 'variant_id', 'sku', 'title', 'quantity', 'unit_price', 'website_unit_price', 'total', 'is_trial', 'images',
  'options', 'formatted_options', 'meta', 'brand', 'badge', 'position', 'price_channel', 'detail', 'savings', 'price',
]

const fullCart = aCart({
  checkoutState: 'payment_selected',
  locale: 'fr',
  email: made(makeEmail('erika@example.ch')),
  billingAddress: anAddress({ company: 'Muster AG', taxNumber: 'MSTRKE85T10A562S', countryCode: 'IT', birthday: '1990-01-02' }),
  shippingAddress: { ...anAddress({ provinceCode: 'ZH', apartment: '3' }), recipient: 'Optik', studioId: 'S1' },
  shippingMethod: 'gls_parcel',
  paymentMethod: 'twint',
  comment: 'Bitte klingeln.',
  shipping: 790,
  lines: [
    aLine({
      eye: 'right', quantity: 2, unitPrice: 4000, websiteUnitPrice: chf(5000), originalUnitPrice: chf(4500), image: 'p/1001/front',
      fk: 'spring', createdFrom: { type: 'recommendation', recommendationId: 'r1', source: 'cart', itemPosition: 3 },
    }),
  ],
})
const wire = wireOf(CartRecord, fullCart, 'de')

/** All 33 fields as an older service with more fields may send them. */
const RICH = {
  internal_order_id: 'A-1', number: '42', discount_note: 'note', subscription: true,
  promotion_coupon: { code: 'SAVE10', reason: null, checked_at_order: false },
  subscription_frequency: 1, paid_at: '2026-01-01T00:00:00Z', refunded_at: '2026-01-02T00:00:00Z', bonus_points: { points: 50 },
  tracking: 'https://track.example/1', reminder_alarm: { next_reminder_date: '2026-06-01' }, reorderable: true,
  shipping_opt_in_personal_data: false, miles_and_more_number: '999912345678901',
}

describe('a cart on the wire', () => {
  it('CC-ORDER-01 encodes all 33 fields of a full order, and reads absent ones as null', () => {
    expect(ORDER_FIELDS).toHaveLength(33)
    const full = { ...wire, ...RICH }
    const read = made(CartRecord.wire.decode(full))
    for (const field of ORDER_FIELDS) expect(read[field as keyof typeof read]).toStrictEqual(full[field as keyof typeof full])
    const bare = Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== null))
    const readBare = made(CartRecord.wire.decode(bare))
    expect(ORDER_FIELDS.filter((field) => !(field in readBare))).toStrictEqual([])
    expect(readBare.promotion_coupon).toBeNull()
    expect(E.isRight(CartRecord.decode(bare))).toBe(true)
  })

  it('CC-ORDER-01 decodes and encodes a full order, with its id and whether it can be repeated', () => {
    const { lines } = fullCart
    const order = anOrder({
      lines, shipping: 790, status: 'shipped', paidAt: '2026-03-02T10:00:00.000Z', bonusPoints: 50, tracking: 'https://track.example/1',
      nextReminderDate: '2026-06-01', comment: 'Bitte klingeln.', discountNote: 'Zehn Prozent',
      coupon: { code: 'SAVE10' } as NonNullable<Order['coupon']>,
      milesAndMoreNumber: made(makeMilesNumber('999912345678901')), paymentMethod: 'twint',
    })
    const sent = wireOf(OrderRecord, order, 'de')
    expect(ORDER_FIELDS.filter((field) => !(field in sent))).toStrictEqual([])
    const cancelled = wireOf(OrderRecord, { ...order, status: 'cancelled' })
    expect([sent.internal_order_id, sent.reorderable, cancelled.reorderable]).toStrictEqual([
      String(order.id), true, false,
    ])
    expect(made(OrderRecord.decode(sent))).toStrictEqual(order)
  })

  it('CC-ORDER-02 encodes the four fields of what an order saves', () => {
    const savings = { current: 8000, website: 10000, savings_from_website: 2000, savings_from_website_in_percents: 20 }
    expect(wire.savings).toStrictEqual(savings)
    expect(made(CartRecord.wire.decode({ ...wire, savings: { ...savings, more: 1 } })).savings).toStrictEqual(savings)
  })

  it('CC-ITEM-01 encodes all 21 fields of an item, including detail and price', () => {
    expect(ITEM_FIELDS).toHaveLength(21)
    const item = { ...wire.items[0], badge: 'new', detail: { category: 'lens', lens_usage: 'monthly', lens_type: 'toric', badge: 'sale' } }
    const read = made(CartItemRecord.wire.decode(item))
    for (const field of ITEM_FIELDS) expect(read[field as keyof typeof read]).toStrictEqual(item[field as keyof typeof item])
    expect(read.price).toStrictEqual({ current: 4000, original: 4500 })
  })

  it('CC-PROD-08 encodes each eye’s values with their prefix, printed as on the box beside them', () => {
    expect(wire.items[0]?.options).toStrictEqual({ r_sphere: -2.25, r_radius: 8.6, r_diameter: 14 })
    expect(wire.items[0]?.formatted_options).toStrictEqual({ r_sphere: '-2.25', r_radius: '8.6', r_diameter: '14.0' })
    const left = wireOf(CartRecord, aCart({ lines: [aLine({ eye: 'left' })] }), 'de').items[0]
    expect(left?.options).toStrictEqual({ l_sphere: -2.25, l_radius: 8.6, l_diameter: 14 })
  })

  it('contains every amount in whole cents and its currency once', () => {
    const totals = [wire.items_total, wire.shipping_total, wire.total, wire.order_promotion_total]
    expect(totals).toStrictEqual([8000, 790, 8790, 0])
    expect(wire.currency_code).toBe('CHF')
    expect(E.isLeft(CartRecord.decode({ ...wire, total: 87.9 }))).toBe(true)
  })

  it('encodes titles in the reader’s language, with the other languages beside it', () => {
    const titles = { de: 'Linse', fr: 'Lentille' }
    const [item] = wireOf(CartRecord, aCart({ lines: [aLine({ titles })] }), 'fr').items
    expect(item?.title).toBe('Lentille')
    expect(item?.meta.titles).toStrictEqual(titles)
  })

  it('survives a round trip, full and empty, as a cart and as an order', () => {
    const through = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
    expect(made(CartRecord.decode(through(wire)))).toStrictEqual(fullCart)
    expect(made(CartRecord.decode(through(wireOf(CartRecord, aCart(), 'de'))))).toStrictEqual(aCart())
    const order = anOrder({
      status: 'shipped', lines: fullCart.lines, comment: 'x', arrival: { min: '2026-03-05', max: '2026-03-07' },
      paidAt: '2026-03-02T10:00:00.000Z',
    })
    expect(made(OrderRecord.decode(through(wireOf(OrderRecord, order, 'it'))))).toStrictEqual(order)
    const { paymentMethod: _none, ...free } = anOrder()
    expect(made(OrderRecord.decode(through(wireOf(OrderRecord, free, 'it'))))).toStrictEqual(free)
  })

  it('CC-SHIP-10 reads the chosen shipping method from the last shipment, and none without shipments', () => {
    const shipment = { price: 790, calculated_arrival_date_min: null, calculated_arrival_date_max: null }
    const shipments = [{ ...shipment, method: 'dhl' }, { ...shipment, method: 'gls_parcel' }]
    expect(made(CartRecord.decode({ ...wire, shipments })).shippingMethod).toBe('gls_parcel')
    expect(lastShipment({ shipments: [] })).toBeUndefined()
    expect('shippingMethod' in made(CartRecord.decode({ ...wire, shipments: [] }))).toBe(false)
  })

  it('names the path at which a response cannot be decoded', () => {
    const read = CartRecord.decode({ ...wire, items: [{ ...wire.items[0], quantity: 0 }] })
    expect(E.isLeft(read) && faultPaths(read.left)).toStrictEqual(['items.0.quantity'])
  })

  it('rejects an order without a shipping method', () => {
    expect(E.isLeft(OrderRecord.decode({ ...wireOf(OrderRecord, anOrder(), 'de'), shipments: [] }))).toBe(true)
  })
})
