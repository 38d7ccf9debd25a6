import { describe, expect, it, vi } from 'vitest'
import { CART_PARTS, cartDigest, changedParts, withDisplayedPayment } from '../../../domain/cart/cart-digest.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeMilesNumber } from '../../../domain/loyalty/miles-number.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart } from '../../support/builders/cart.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'

const CART: Cart = {
  ...aCart({ lines: [aLine({ quantity: 2 })] }), email: made(makeEmail('erika@example.ch')),
  billingAddress: anAddress(), shippingAddress: anAddress(), shippingMethod: 'gls_parcel', paymentMethod: 'twint',
}
const changed = (change: Partial<Cart>) => changedParts(cartDigest(CART), { ...CART, ...change })

describe('H-S02 the digest of what a cart showed', () => {
  it('changes with every part of the content', () => {
    expect(changed({})).toEqual([])
    expect(changed({ lines: [aLine({ quantity: 1 })] })).toEqual(['lines', 'prices'])
    for (const address of [anAddress({ street: 'Fremdweg' }), { ...anAddress(), recipient: 'Fremd' }])
      expect(changed({ shippingAddress: address })).toEqual(['addresses'])
    expect(changed({ billingAddress: anAddress({ street: 'Fremdweg' }) })).toEqual(['addresses'])
    expect(changed({ email: made(makeEmail('fremd@example.ch')) })).toEqual(['addresses'])
    expect(changed({ milesAndMoreNumber: made(makeMilesNumber('992000000000006')) })).toEqual(['addresses'])
    expect(changed({ shippingMethod: 'post' })).toEqual(['shipping'])
    expect(changed({ paymentMethod: 'prepayment' })).toEqual(['payment'])
    expect(changed({ totals: { ...CART.totals, shippingTotal: chf(1) } })).toEqual(['prices'])
  })

  it('does not depend on the order in which an address was written', () => {
    const { street, ...rest } = anAddress()
    expect(changed({ billingAddress: { ...rest, street } })).toEqual([])
  })

  it('does not depend on the machine’s language: field names are not sorted by its alphabet', () => {
    const sorted = vi.spyOn(String.prototype, 'localeCompare')
    cartDigest(CART)
    expect(sorted).not.toHaveBeenCalled()
    sorted.mockRestore()
  })

  it('includes the payment method that was chosen on the page that showed the rest', () => {
    const { paymentMethod: _none, ...before } = CART
    expect(changedParts(cartDigest(before), CART)).toEqual(['payment'])
    expect(changedParts(withDisplayedPayment(cartDigest(before), 'twint'), CART)).toEqual([])
    expect(changedParts(withDisplayedPayment(cartDigest(CART), 'visa'), CART)).toEqual(['payment'])
    expect(cartDigest(CART).split('.')).toHaveLength(CART_PARTS.length)
  })
})
