import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Cart, CartLine } from '../../../domain/cart/cart.ts'
import { CHECKOUT_STATES } from '../../../domain/checkout/checkout-state.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { completeCart } from '../../../domain/order/complete-cart.ts'
import { makeOrder, type Ordering } from '../../../domain/order/make-order.ts'
import { COUNTRIES, type Country } from '../../../domain/shop/country.ts'
import { isDeliverable } from '../../../domain/order/deliverable.ts'
import { isOrderLimitReached } from '../../../domain/order/order-limit.ts'
import { orderNumber } from '../../../domain/order/order-number.ts'
import { makeMilesNumber } from '../../../domain/loyalty/miles-number.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { made } from '../../support/builders/made.ts'
import { chf, money } from '../../support/builders/money.ts'
import { orderToken } from '../../support/builders/order.ts'

const ready = aCart({
  checkoutState: 'payment_selected',
  lines: [aLine()],
  shipping: 790,
  email: made(makeEmail('erika@example.ch')),
  billingAddress: anAddress(),
  shippingAddress: anAddress(),
  shippingMethod: 'dhl',
  paymentMethod: 'visa',
})
const nothingToPay = aCart({ ...freeOf(ready), lines: [aLine({ unitPrice: 0 })], checkoutState: 'payment_skipped' })
const ordering = (stated: Partial<Ordering> = {}): Ordering => ({
  token: orderToken('1'),
  id: 123,
  number: 'IR-2026-000123',
  now: '2026-03-02T09:00:00.000Z',
  termsAccepted: true,
  ...stated,
})

/** The parts of a cart that a builder sets, without the totals and the payment. */
function freeOf({ totals: _totals, paymentMethod: _payment, ...cart }: Cart): Omit<Cart, 'totals' | 'paymentMethod'> {
  return cart
}

const without = <Key extends keyof Cart>(key: Key): Cart => {
  const { [key]: _left, ...cart } = ready
  return cart as unknown as Cart
}

describe('making an order', () => {
  it('stores what was bought as it was on the day', () => {
    expect(
      made(makeOrder(ready, ordering({ arrival: { min: '2026-03-03', max: '2026-03-05' }, comment: 'Bitte läuten' }))),
    ).toEqual({
      token: orderToken('1'),
      id: 123,
      cartToken: ready.token,
      number: 'IR-2026-000123',
      status: 'payment_pending',
      currency: 'CHF',
      brandChannel: 'iris',
      priceChannel: 'iris-ch',
      locale: 'de',
      lines: ready.lines,
      totals: ready.totals,
      email: ready.email,
      billingAddress: anAddress(),
      shippingAddress: anAddress(),
      shippingMethod: 'dhl',
      paymentMethod: 'visa',
      comment: 'Bitte läuten',
      arrival: { min: '2026-03-03', max: '2026-03-05' },
      createdAt: '2026-03-02T09:00:00.000Z',
    })
  })

  it('stores the applied voucher, its note, the miles number, the owner and the delivery day of each line', () => {
    const [line] = ready.lines
    const owner = made(makeAccountId('a'.repeat(22)))
    const arrival = { min: '2026-03-04', max: '2026-03-06' }
    const noted = {
      ...ready, coupon: { code: 'SAVE10' }, discountNote: 'Zehn Prozent',
      milesAndMoreNumber: made(makeMilesNumber('992222000222229')),
    }
    const order = made(makeOrder(noted, ordering({ owner, lineArrivals: new Map([[line?.id ?? '', arrival]]) })))
    expect(order).toMatchObject({
      coupon: { code: 'SAVE10' }, discountNote: 'Zehn Prozent', milesAndMoreNumber: noted.milesAndMoreNumber,
      accountId: owner, lines: [{ ...line, arrival }],
    })
    expect(order.bonusPoints).toBeGreaterThan(0)
    const objected = made(makeOrder({ ...ready, coupon: { code: 'SAVE10', reason: { _tag: 'DoesNotExist' } } }, ordering()))
    const OPTIONAL = ['coupon', 'discountNote', 'milesAndMoreNumber', 'accountId', 'bonusPoints']
    for (const bare of [objected, made(makeOrder(ready, ordering()))]) expect(OPTIONAL.filter((key) => key in bare)).toEqual([])
  })

  it('stores the comment of the cart, and omits absent fields', () => {
    expect(made(makeOrder({ ...ready, comment: 'Klingel defekt' }, ordering())).comment).toBe('Klingel defekt')
    const order = made(makeOrder(ready, ordering()))
    expect(['comment', 'arrival', 'paidAt'].filter((key) => key in order)).toEqual([])
  })

  it('waits for the payment unless it is by invoice or nothing is due', () => {
    const status = (cart: Cart) => made(makeOrder(cart, ordering())).status
    expect(status(ready)).toBe('payment_pending')
    expect(status({ ...ready, paymentMethod: 'prepayment' })).toBe('payment_pending')
    expect(status({ ...ready, paymentMethod: 'invoice' })).toBe('new')
    expect(status(nothingToPay)).toBe('new')
    expect(made(makeOrder(nothingToPay, ordering()))).not.toHaveProperty('paymentMethod')
  })

  it('requires a payment that is chosen, or skipped with nothing to pay by its own totals', () => {
    const responses = CHECKOUT_STATES.map((checkoutState) => makeOrder({ ...ready, checkoutState }, ordering()))
    expect(responses.map((response) => (E.isRight(response) ? 'ordered' : response.left._tag))).toEqual([
      'WrongCheckoutState',
      'WrongCheckoutState',
      'WrongCheckoutState',
      'WrongCheckoutState',
      'ordered',
      'CartCompleted',
      'WrongCheckoutState',
    ])
  })

  it('calculates the totals itself, whatever the cart contains', () => {
    const forged = {
      ...ready,
      checkoutState: 'payment_skipped' as const,
      totals: { ...ready.totals, total: chf(0), itemsTotal: chf(0) },
    }
    expect(makeOrder(forged, ordering())).toEqual(E.left({ _tag: 'WrongCheckoutState', state: 'shipping_selected' }))
    const cheaper = { ...ready, totals: { ...ready.totals, total: chf(1), itemsTotal: chf(1) } }
    expect(made(makeOrder(cheaper, ordering())).totals).toEqual(ready.totals)
  })

  it.each(['email', 'billingAddress', 'shippingAddress', 'shippingMethod', 'paymentMethod'] as const)(
    'requires %s',
    (key) => {
      expect(makeOrder(without(key), ordering())).toEqual(
        E.left({ _tag: 'WrongCheckoutState', state: 'payment_selected' }),
      )
    },
  )

  it('is rejected for an empty cart', () => {
    expect(makeOrder({ ...ready, lines: [] }, ordering())).toEqual(E.left({ _tag: 'CartEmpty' }))
  })

  it('requires accepted terms and the total that was shown', () => {
    const refused = (stated: Partial<Ordering>) => makeOrder(ready, ordering(stated))
    expect(refused({ termsAccepted: false })).toEqual(E.left({ _tag: 'TermsNotAccepted' }))
    expect(refused({ expectedTotal: chf(5789) })).toEqual(E.left({ _tag: 'TotalChanged', total: chf(5790) }))
    expect(refused({ expectedTotal: money(5790, 'EUR') })).toEqual(E.left({ _tag: 'TotalChanged', total: chf(5790) }))
    expect(E.isRight(refused({ expectedTotal: chf(5790) }))).toBe(true)
  })

  it('is rejected above the order limit of the billing country', () => {
    const orderLimit = { limit: chf(5000), countries: ['CH' as const] }
    expect(makeOrder(ready, ordering({ orderLimit }))).toEqual(E.left({ _tag: 'OrderLimitReached', limit: chf(5000) }))
    expect(E.isRight(makeOrder(ready, ordering({ orderLimit: { ...orderLimit, limit: chf(5790) } })))).toBe(true)
  })

  it('J12 is rejected when a lens with power would be sent to France, and nowhere else', () => {
    const to = (countryCode: Country) => ({ ...ready, shippingAddress: { ...anAddress(), countryCode } })
    expect(makeOrder(to('FR'), ordering({}))).toEqual(E.left({ _tag: 'NotDeliveredThere' }))
    expect(E.isRight(makeOrder({ ...to('CH'), billingAddress: { ...anAddress(), countryCode: 'FR' } }, ordering({})))).toBe(true)
    for (const country of COUNTRIES.filter((code) => code !== 'FR')) expect(E.isRight(makeOrder(to(country), ordering({})))).toBe(true)
  })

  it('completes the cart', () => {
    expect(completeCart(ready)).toEqual({ ...ready, checkoutState: 'completed' })
  })
})

describe('the order limit', () => {
  it('AS-LIMIT-01 CC-LIMIT-01 applies above the limit, in flagged countries, if there is one', () => {
    const limit = { limit: chf(15_000), countries: ['DE' as const] }
    const billedIn = (countryCode: Country) => ({ billingAddress: { countryCode } })
    expect(isOrderLimitReached(chf(15_000), billedIn('DE'), limit)).toBe(false)
    expect(isOrderLimitReached(chf(15_001), billedIn('DE'), limit)).toBe(true)
    expect(isOrderLimitReached(chf(15_001), billedIn('CH'), limit)).toBe(false)
    expect(isOrderLimitReached(chf(15_001), billedIn('DE'), undefined)).toBe(false)
    expect(isOrderLimitReached(chf(15_001), {}, limit)).toBe(false)
  })

  it('F-M09: is the stricter limit of the billing and the shipping country', () => {
    const limit = { limit: chf(15_000), countries: ['DE' as const] }
    const [swiss, german] = [{ countryCode: 'CH' as const }, { countryCode: 'DE' as const }]
    const isOver = (billingAddress: typeof swiss | typeof german, shippingAddress: typeof swiss | typeof german) =>
      isOrderLimitReached(chf(21_900), { billingAddress, shippingAddress }, limit)
    expect([isOver(swiss, german), isOver(german, swiss), isOver(german, german), isOver(swiss, swiss)]).toEqual([true, true, true, false])
  })
})

describe('the identifiers of an order', () => {
  it('include a number that can be read out', () => {
    const now = new Date('2026-03-02T09:00:00.000Z')
    expect([orderNumber(now, 123), orderNumber(now, 1_234_567)]).toEqual(['IR-2026-000123', 'IR-2026-1234567'])
  })

  it('include a token that is long enough and uses its alphabet', () => {
    expect(makeOrderToken('abcdefghijklmnopqrstuv')).toEqual(E.right('abcdefghijklmnopqrstuv'))
    for (const text of ['', '%', 'abcdefghijklmnopqrstu', 'abcdefghijklmnopqrstuv/', 7, undefined, {}])
      expect(makeOrderToken(text)).toEqual(E.left({ _tag: 'NotFound', what: 'order' }))
  })
})

describe('what may be sent to France', () => {
  const sent = (line: Partial<CartLine>) => isDeliverable({ lines: [{ ...aLine(), ...line }], shippingAddress: { countryCode: 'FR' } })

  it.each([{ sphere: -2.25 }, { sphere: 0, cylinder: -0.75, axis: 90 }, { sphere: 0, add: 'MED' }])(
    'J12 is not a corrective lens: %o',
    (option) => {
      for (const category of ['lens', 'fun_lens'] as const) expect(sent({ option, category })).toBe(false)
      expect(isDeliverable({ lines: [{ option, category: 'lens' }] })).toBe(true)
    },
  )

  it('J12 is a coloured lens without power, solution or ready-made reading glasses', () => {
    expect(sent({ option: { sphere: 0, color: 'Blue' }, category: 'fun_lens' })).toBe(true)
    expect(sent({ option: {}, category: 'lenscare' })).toBe(true)
    expect(sent({ option: { sphere: 2 }, category: 'reading_glasses' })).toBe(true)
  })
})
