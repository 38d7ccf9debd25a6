import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { pipe } from 'fp-ts/lib/function.js'
import { describe, expect, it } from 'vitest'
import type { Cart } from '../../../domain/cart/cart.ts'
import { parcelOf, refreshShipping } from '../../../domain/cart/cart-shipping.ts'
import { choosePayment } from '../../../domain/cart/choose-payment.ts'
import { chooseShipping } from '../../../domain/cart/choose-shipping.ts'
import { setAddresses } from '../../../domain/cart/set-addresses.ts'
import { setEmail } from '../../../domain/cart/set-email.ts'
import { withTotals } from '../../../domain/cart/with-totals.ts'
import { CHECKOUT_STATES } from '../../../domain/checkout/checkout-state.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { offeredPaymentMethods } from '../../../domain/payment/offered-payment-methods.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'
import { aProduct } from '../../support/builders/product.ts'

const email = made(makeEmail('erika@example.ch'))
const home = { billing: anAddress(), shipping: anAddress() }
const abroad = { billing: anAddress(), shipping: anAddress({ countryCode: 'DE', postcode: '10115', city: 'Berlin' }) }
const offered = [
  { key: 'dhl', price: chf(990) },
  { key: 'gls_parcel', price: chf(790) },
]
const filled = aCart({ lines: [aLine()] })

const withEmail = made(setEmail(filled, email))
const addressed = made(setAddresses(withEmail, home))
const shipped = made(chooseShipping(addressed, 'gls_parcel', offered))
const paying = made(choosePayment(shipped, 'visa', ['visa', 'invoice']))
const free = (cart: Cart): Cart => ({ ...cart, lines: [{ ...aLine({ unitPrice: 0 }) }] })
const freeOffer = [{ key: 'gls_parcel', price: chf(0) }]
const skipped = made(choosePayment(made(chooseShipping(withTotals(free(addressed)), 'gls_parcel', freeOffer)), '', []))

const EVERYTHING = [
  (cart: Cart) => setEmail(cart, email),
  (cart: Cart) => setAddresses(cart, home),
  (cart: Cart) => chooseShipping(cart, 'gls_parcel', offered),
  (cart: Cart) => choosePayment(cart, 'visa', ['visa']),
]

describe('a cart in the checkout', () => {
  it('moves one state further with every step', () => {
    expect([filled, withEmail, addressed, shipped, paying].map((cart) => cart.checkoutState)).toEqual([
      'cart',
      'address',
      'addressed',
      'shipping_selected',
      'payment_selected',
    ])
    expect(paying).toMatchObject({
      email,
      billingAddress: home.billing,
      shippingAddress: home.shipping,
      shippingMethod: 'gls_parcel',
      paymentMethod: 'visa',
    })
  })

  it('rejects a step before the required previous step', () => {
    const refused = (state: Cart['checkoutState']) => E.left({ _tag: 'WrongCheckoutState', state })
    expect(setAddresses(filled, home)).toEqual(refused('cart'))
    expect(chooseShipping(withEmail, 'dhl', offered)).toEqual(refused('address'))
    expect(choosePayment(addressed, 'visa', ['visa'])).toEqual(refused('addressed'))
  })

  it('cannot start the checkout while it is empty', () => {
    for (const step of EVERYTHING) expect(step(aCart())).toEqual(E.left({ _tag: 'CartEmpty' }))
  })

  it('never changes once it is completed, empty or not', () => {
    for (const step of EVERYTHING) {
      for (const lines of [[], [aLine()]])
        expect(step(aCart({ checkoutState: 'completed', lines }))).toEqual(E.left({ _tag: 'CartCompleted' }))
    }
  })
})

describe('the shipping method', () => {
  it('CC-SHIP-14 adds its price and moves the cart to shipping_selected; one that is not offered is rejected', () => {
    expect(shipped).toMatchObject({ shippingMethod: 'gls_parcel', checkoutState: 'shipping_selected' })
    expect(shipped.totals).toMatchObject({ itemsTotal: chf(5000), shippingTotal: chf(790), total: chf(5790) })
    expect(chooseShipping(addressed, 'pigeon', offered)).toEqual(E.left({ _tag: 'ShippingNotOffered', key: 'pigeon' }))
  })

  it('can be chosen again, and the payment method is then confirmed again', () => {
    expect(made(chooseShipping(paying, 'dhl', offered))).toMatchObject({
      checkoutState: 'shipping_selected',
      shippingMethod: 'dhl',
      totals: { total: chf(5990) },
    })
  })

  it('stays selected when an address in the same country is corrected', () => {
    const moved = made(setAddresses(paying, { ...home, shipping: anAddress({ street: 'Bergweg' }) }))
    expect(moved).toMatchObject({ checkoutState: 'payment_selected', shippingMethod: 'gls_parcel' })
  })

  it('is removed when the shipping country changes', () => {
    const moved = made(setAddresses(paying, abroad))
    expect(moved.checkoutState).toBe('addressed')
    expect(moved).not.toHaveProperty('shippingMethod')
    expect(moved.totals).toMatchObject({ shippingTotal: chf(0), total: chf(5000) })
    expect(choosePayment(moved, 'visa', ['visa'])).toEqual(E.left({ _tag: 'WrongCheckoutState', state: 'addressed' }))
  })

  it('takes the current price when the items change', () => {
    expect(refreshShipping(paying, freeOffer)).toMatchObject({
      checkoutState: 'payment_selected',
      totals: { shippingTotal: chf(0), total: chf(5000) },
    })
  })

  it('is removed when it is no longer offered, and the cart is then addressed at most', () => {
    for (const cart of [shipped, paying, skipped]) {
      const refreshed = refreshShipping(cart, [{ key: 'dhl', price: chf(990) }])
      expect(refreshed.checkoutState).toBe('addressed')
      expect(refreshed).not.toHaveProperty('shippingMethod')
      expect(refreshed.totals.shippingTotal).toEqual(chf(0))
    }
  })

  it('is not reported as removed if none was chosen', () => {
    expect(refreshShipping(addressed, [])).toEqual(addressed)
  })

  it('can be removed from a cart in any state, and the cart never moves further', () => {
    const before = { ...aCart({ lines: [aLine()], checkoutState: 'address' }), shippingMethod: 'dhl' }
    expect(refreshShipping(before, []).checkoutState).toBe('address')
  })

  it('is selected by country, weight without services, and value of the items', () => {
    const fitting = aLine({ product: aProduct({ id: 9, category: 'service' }), weight: 999 })
    const cart = aCart({ lines: [aLine({ quantity: 2, weight: 30 }), fitting], shippingAddress: anAddress() })
    expect(parcelOf(cart, chf(9900))).toEqual({
      country: 'CH',
      weight: 60,
      itemsTotal: chf(15_000),
      freeThreshold: chf(9900),
    })
    expect(parcelOf(cart)).not.toHaveProperty('freeThreshold')
    expect(parcelOf({ ...cart, shippingAddress: { ...anAddress(), studioId: 'studio-1' } })).toMatchObject({ studio: 'pickup' })
    expect(parcelOf(filled)).toBeUndefined()
  })
})

describe('the payment method', () => {
  it('CC-PAY-01 invoice is rejected for new customers and available to others', () => {
    const offer = (invoiceAllowed: boolean) =>
      offeredPaymentMethods({ fromService: ['visa', 'invoice'], appleSession: false, invoiceAllowed })
    expect(choosePayment(shipped, 'invoice', offer(false))).toEqual(
      E.left({ _tag: 'PaymentNotOffered', method: 'invoice' }),
    )
    expect(made(choosePayment(shipped, 'invoice', offer(true))).paymentMethod).toBe('invoice')
  })

  it('is rejected if it is not offered', () => {
    expect(choosePayment(shipped, 'toString', ['visa'])).toEqual(
      E.left({ _tag: 'PaymentNotOffered', method: 'toString' }),
    )
  })

  it('is skipped when there is nothing to pay, whatever method is requested', () => {
    expect(skipped.checkoutState).toBe('payment_skipped')
    expect(skipped).not.toHaveProperty('paymentMethod')
    const again = made(choosePayment({ ...skipped, paymentMethod: 'visa' }, 'visa', ['visa']))
    expect(again).not.toHaveProperty('paymentMethod')
  })

  it('is never skipped while an amount is due', () => {
    expect(choosePayment(shipped, '', [])).toEqual(E.left({ _tag: 'PaymentNotOffered', method: '' }))
  })

  it('is required again when a skipped payment becomes due', () => {
    const dearer = withTotals({ ...skipped, lines: [aLine()] })
    expect(dearer.checkoutState).toBe('shipping_selected')
  })

  it('is no longer required when nothing is left to pay', () => {
    const cart = withTotals(free(refreshShipping(paying, freeOffer)))
    expect(cart.checkoutState).toBe('payment_skipped')
    expect(cart).not.toHaveProperty('paymentMethod')
  })
})

describe('any sequence of changes to a cart', () => {
  it('keeps its totals, its state and its selections consistent', () => {
    const moves = fc.constantFrom<(cart: Cart) => E.Either<unknown, Cart>>(
      ...EVERYTHING,
      (cart) => setAddresses(cart, abroad),
      (cart) => chooseShipping(cart, 'gls_parcel', freeOffer),
      (cart) => E.right(refreshShipping(cart, [])),
      (cart) => E.right(withTotals(free(cart))),
      (cart) => E.right(withTotals({ ...cart, lines: [aLine()] })),
    )
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 25 }), (tried) => {
        const cart = tried.reduce(
          (cart, move) =>
            pipe(
              move(cart),
              E.getOrElse(() => cart),
            ),
          filled,
        )
        const state = CHECKOUT_STATES.indexOf(cart.checkoutState)
        const sum = cart.lines.reduce((cents, line) => cents + line.total.cents, 0)
        expect(cart.totals.total.cents).toBe(sum + cart.totals.shippingTotal.cents)
        expect(state >= 1).toBe(cart.email !== undefined)
        expect(state >= 2).toBe(cart.shippingAddress !== undefined)
        expect(state >= 3).toBe(cart.shippingMethod !== undefined)
        const isFree = cart.totals.total.cents === 0
        expect(cart.checkoutState === 'payment_skipped' && !isFree).toBe(false)
        expect(cart.checkoutState === 'payment_selected' && (isFree || cart.paymentMethod === undefined)).toBe(false)
      }),
    )
  })
})
