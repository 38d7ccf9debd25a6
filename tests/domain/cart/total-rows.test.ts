import { describe, expect, it } from 'vitest'
import type { Cart } from '../../../domain/cart/cart.ts'
import { totalRows } from '../../../domain/cart/total-rows.ts'
import { applyCoupon } from '../../../domain/cart/with-coupon.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aCoupon } from '../../support/builders/coupon.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'

const FRESH = { uses: 0, today: '2026-03-02', promotional: new Set<never>() }
const promoted: Cart = made(applyCoupon(aCart({ lines: [aLine({ unitPrice: 5000 })] }), aCoupon(), FRESH))

describe('the totals shown to a shopper', () => {
  it('are only items and total when there is no discount, shipping method or saving', () => {
    expect(totalRows(aCart({ lines: [aLine({ unitPrice: 5000, quantity: 2 })] }))).toEqual({
      subtotal: chf(10_000), shipping: { _tag: 'Later' }, total: chf(10_000),
    })
  })

  it('show shipping as to be calculated, free, or its price', () => {
    const shippingOf = (stated: Parameters<typeof aCart>[0]) => totalRows(aCart({ lines: [aLine()], ...stated })).shipping
    expect(shippingOf({ shipping: 790 })).toEqual({ _tag: 'Later' })
    expect(shippingOf({ shippingMethod: 'dhl' })).toEqual({ _tag: 'Free', price: chf(0) })
    expect(shippingOf({ shippingMethod: 'dhl', shipping: 790 })).toEqual({ _tag: 'Priced', price: chf(790) })
  })

  it('show the discount and its voucher', () => {
    expect(totalRows(promoted)).toMatchObject({ subtotal: chf(5000), discount: chf(-500), couponCode: 'SAVE10', total: chf(4500) })
    const { coupon: _coupon, ...nameless } = promoted
    expect('couponCode' in totalRows(nameless)).toBe(false)
    const objected = { ...promoted, coupon: { code: 'SAVE10', reason: { _tag: 'DoesNotExist' } } } as const
    expect('couponCode' in totalRows(objected)).toBe(false)
  })

  it('show the saving against the website price of all packs', () => {
    const line = aLine({ unitPrice: 5000, quantity: 2, websiteUnitPrice: chf(6000) })
    expect(totalRows(aCart({ lines: [line] })).savings).toMatchObject({ amount: chf(2000) })
    expect('savings' in totalRows(aCart({ lines: [aLine()] }))).toBe(false)
  })
})
