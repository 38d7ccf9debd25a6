import { describe, expect, it } from 'vitest'
import { cartsAtSignIn } from '../../../domain/cart/carts-at-sign-in.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { mergeCarts } from '../../../domain/cart/merge-carts.ts'
import { withoutMissingTrials } from '../../../domain/cart/without-missing-trials.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'
import { aSolution } from '../../support/builders/solution.ts'

const BOTTLE = aSolution({ id: 2001 })
const lens = (quantity: number) => aLine({ eye: 'right', quantity })
const own = aCart({ id: 1, token: cartToken('own'), lines: [lens(2)] })
const brought = aCart({ id: 2, token: cartToken('brought'), lines: [lens(3), aLine({ product: BOTTLE, quantity: 1 })] })
const upTo = (maximum: number) => (): number => maximum
const packs = (cart: Cart | undefined) => cart?.lines.map(({ productId, quantity }) => [productId, quantity])
const LENS = own.lines[0]?.productId

describe('two carts when their shopper signs in', () => {
  it('become the customer’s own, and the other is empty and at its start', () => {
    const carts = cartsAtSignIn({ own, brought: { ...brought, goodsFrom: [7], checkoutState: 'addressed' } }, upTo(20))
    expect(packs(carts.own)).toEqual([[LENS, 5], [BOTTLE.id, 1]])
    expect(carts.own?.goodsFrom).toEqual([7])
    expect(carts.brought).toMatchObject({ lines: [], checkoutState: 'cart', totals: { itemsTotal: chf(0), total: chf(0) } })
    expect('goodsFrom' in (carts.brought ?? {})).toBe(false)
  })

  it('are a reorder afterwards if one of them was, and the emptied one is none', () => {
    const carts = cartsAtSignIn({ own: { ...own, reorderOf: [3] }, brought: { ...brought, reorderOf: [3, 9] } }, upTo(20))
    expect(carts.own?.reorderOf).toEqual([3, 9])
    expect('reorderOf' in (carts.brought ?? {})).toBe(false)
  })

  it('are one that stays when the other is none, used up, or the same', () => {
    const usedUp = { ...own, checkoutState: 'completed' } as const
    expect(cartsAtSignIn({}, upTo(20))).toEqual({})
    expect(cartsAtSignIn({ own: usedUp }, upTo(20))).toEqual({})
    expect(cartsAtSignIn({ brought }, upTo(20))).toEqual({ own: brought })
    expect(cartsAtSignIn({ own: usedUp, brought }, upTo(20))).toEqual({ own: brought })
    expect(cartsAtSignIn({ own }, upTo(20))).toEqual({ own })
    expect(cartsAtSignIn({ own, brought: { ...brought, checkoutState: 'completed' } }, upTo(20))).toEqual({ own })
    expect(cartsAtSignIn({ own, brought: { ...brought, token: own.token } }, upTo(20))).toEqual({ own })
  })

  it('are not mixed across brands: the one at hand becomes the customer’s', () => {
    const elsewhere = { ...brought, brandChannel: 'mrlens' } as const
    expect(cartsAtSignIn({ own, brought: elsewhere }, upTo(20))).toEqual({ own: elsewhere })
  })
})

describe('one cart put into another', () => {
  it('passes no maximum, and takes what still fits', () => {
    expect(packs(mergeCarts(own, brought, upTo(4)))).toEqual([[LENS, 4], [BOTTLE.id, 1]])
    expect(packs(mergeCarts(own, brought, upTo(3)))).toEqual([[LENS, 3], [BOTTLE.id, 1]])
    expect(packs(mergeCarts(own, brought, upTo(2)))).toEqual([[LENS, 2], [BOTTLE.id, 1]])
  })

  it('leaves gifts behind', () => {
    const gift = aCart({ id: 3, lines: [aLine({ product: BOTTLE, isTrial: true })] })
    expect(packs(mergeCarts(own, gift, upTo(20)))).toEqual([[LENS, 2]])
  })

  it('notes whose goods it holds only if there are any', () => {
    expect('goodsFrom' in mergeCarts(own, brought, upTo(20))).toBe(false)
    expect(mergeCarts({ ...own, goodsFrom: [5] }, { ...brought, goodsFrom: [5, 1, 6] }, upTo(20)).goodsFrom).toEqual([5, 6])
  })

  it('brings e-mail and addresses along, whole and only where none were typed', () => {
    const [email, home, work] = [made(makeEmail('erika@example.ch')), anAddress(), anAddress({ street: 'Werkstrasse' })]
    const given = { email, billingAddress: home, shippingAddress: home }
    expect(mergeCarts(own, { ...brought, ...given }, upTo(20))).toMatchObject({ ...given, checkoutState: 'addressed' })
    const typed = mergeCarts({ ...own, billingAddress: work }, { ...brought, ...given }, upTo(20))
    expect([typed.billingAddress, typed.email, typed.checkoutState]).toEqual([work, undefined, 'cart'])
    for (const part of [
      { email }, { email, billingAddress: home },
      { email, shippingAddress: home }, { billingAddress: home, shippingAddress: home },
    ]) {
      const merged = mergeCarts(own, { ...brought, ...part }, upTo(20))
      expect([merged.checkoutState, merged.email, merged.billingAddress, merged.shippingAddress])
        .toEqual(['cart', undefined, undefined, undefined])
    }
  })
})

describe('gifts that sold out', () => {
  const gift = aLine({ product: BOTTLE, isTrial: true, unitPrice: 0 })
  const cart = aCart({ lines: [lens(1), gift] })

  it('stay away, whatever else is there', () => {
    expect(packs(withoutMissingTrials(cart, () => false))).toEqual([[LENS, 1]])
  })

  it('leave the very same cart where none is missing', () => {
    expect(withoutMissingTrials(cart, ({ isTrial }) => isTrial)).toBe(cart)
  })
})
