import { describe, expect, it } from 'vitest'
import { cartsAtSignIn } from '../../../domain/cart/carts-at-sign-in.ts'
import { SEVERAL, type Cart } from '../../../domain/cart/cart.ts'
import { browserMark, makeBrowserKey } from '../../../domain/visit/browser-key.ts'
import { mergeCarts } from '../../../domain/cart/merge-carts.ts'
import { withoutMissingTrials } from '../../../domain/cart/without-missing-trials.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aSignIn } from '../../support/builders/sign-in.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { makeMilesNumber } from '../../../domain/loyalty/miles-number.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { made } from '../../support/builders/made.ts'
import { aSolution } from '../../support/builders/solution.ts'

const BOTTLE = aSolution({ id: 2001 })
const lens = (quantity: number) => aLine({ eye: 'right', quantity })
const own = aCart({ id: 1, token: cartToken('own'), lines: [lens(2)] })
const brought = aCart({ id: 2, token: cartToken('brought'), lines: [lens(3), aLine({ product: BOTTLE, quantity: 1 })] })
const upTo = (maximum: number) => (): number => maximum
const SIGN_IN = aSignIn()
const NEW = { accountId: SIGN_IN.owner, token: SIGN_IN.newToken }
const packs = (cart: Cart | undefined) => cart?.lines.map(({ productId, quantity }) => [productId, quantity])
const LENS = own.lines[0]?.productId

describe('two carts when their shopper signs in', () => {
  it('become the customer’s own, and the other is no more', () => {
    const carts = cartsAtSignIn({ own, guestCart: { ...brought, goodsFrom: [7], checkoutState: 'addressed' } }, SIGN_IN)
    expect(packs(carts.own)).toEqual([[LENS, 5], [BOTTLE.id, 1]])
    expect(carts.own?.goodsFrom).toEqual([7])
    expect(carts.merged).toBe(brought.token)
  })

  it('are a reorder afterwards if one of them was', () => {
    const carts = cartsAtSignIn({ own: { ...own, reorderOf: [3] }, guestCart: { ...brought, reorderOf: [3, 9] } }, SIGN_IN)
    expect(carts.own?.reorderOf).toEqual([3, 9])
  })

  it('are one that stays when the other is none, used up, or the same', () => {
    const usedUp = { ...own, checkoutState: 'completed' } as const
    expect(cartsAtSignIn({}, SIGN_IN)).toEqual({})
    expect(cartsAtSignIn({ own: usedUp }, SIGN_IN)).toEqual({})
    expect(cartsAtSignIn({ guestCart: brought }, SIGN_IN)).toEqual({ own: { ...brought, ...NEW }, renamed: brought.token })
    expect(cartsAtSignIn({ own: usedUp, guestCart: brought }, SIGN_IN)).toEqual({ own: { ...brought, ...NEW }, renamed: brought.token })
    expect(cartsAtSignIn({ own }, SIGN_IN)).toEqual({ own })
    expect(cartsAtSignIn({ own, guestCart: { ...brought, checkoutState: 'completed' } }, SIGN_IN)).toEqual({ own })
    expect(cartsAtSignIn({ own, guestCart: { ...brought, token: own.token } }, SIGN_IN)).toEqual({ own })
  })

  it('are not mixed across brands: the one at hand becomes the customer’s', () => {
    const elsewhere = { ...brought, brandChannel: 'mrlens' } as const
    expect(cartsAtSignIn({ own, guestCart: elsewhere }, SIGN_IN)).toEqual({ own: { ...elsewhere, ...NEW }, renamed: elsewhere.token })
  })

  it('H-K04 lose what somebody typed of a person when a guest’s cart becomes the customer’s, not what its own customer typed', () => {
    const address = anAddress({ street: 'Fremdweg' })
    const typed: Partial<Cart> = {
      email: made(makeEmail('fremd@example.ch')), billingAddress: address, shippingAddress: address, shippingMethod: 'gls_parcel',
      paymentMethod: 'invoice', comment: 'Bitte klingeln', milesAndMoreNumber: made(makeMilesNumber('992000000000000')),
      checkoutState: 'payment_selected',
    }
    const foreign = JSON.stringify(cartsAtSignIn({ own, guestCart: { ...brought, ...typed } }, SIGN_IN))
    expect(foreign).not.toMatch(/fremd|Fremdweg|klingeln|992000|gls_parcel|invoice/i)
    const adopted = cartsAtSignIn({ guestCart: { ...brought, ...typed } }, SIGN_IN).own
    expect(JSON.stringify(adopted)).not.toMatch(/fremd|Fremdweg|klingeln|992000|gls_parcel|invoice/i)
    expect(adopted?.checkoutState).toBe('cart')
    const mine = { ...own, ...typed, accountId: SIGN_IN.owner }
    expect(cartsAtSignIn({ own: mine }, SIGN_IN)).toEqual({ own: mine })
    expect(cartsAtSignIn({ guestCart: mine }, SIGN_IN)).toEqual({ own: mine })
  })

  it('H-K04 keep what this browser typed, but no invoice; of what several typed they keep nothing', () => {
    const browser = browserMark(made(makeBrowserKey('b'.repeat(22))))
    const typed: Partial<Cart> = {
      email: made(makeEmail('erika@example.ch')), billingAddress: anAddress(), shippingAddress: anAddress(), paymentMethod: 'invoice',
      shippingMethod: 'gls_parcel', checkoutState: 'payment_selected', typedBy: browser,
    }
    const cart = cartsAtSignIn({ guestCart: { ...brought, ...typed } }, { ...SIGN_IN, browser }).own
    expect(cart).toMatchObject({ ...NEW, email: typed.email, billingAddress: typed.billingAddress, checkoutState: 'shipping_selected' })
    expect(cart).not.toHaveProperty('paymentMethod')
    expect(cart).not.toHaveProperty('typedBy')
    for (const typedBy of [SEVERAL, browserMark(made(makeBrowserKey('c'.repeat(22)))), undefined] as const) {
      const { typedBy: _by, ...rest }: Cart = { ...brought, ...typed }
      const other = cartsAtSignIn({ guestCart: { ...rest, ...(typedBy && { typedBy }) } }, { ...SIGN_IN, browser }).own
      expect(other).not.toHaveProperty('email')
      expect(other).not.toHaveProperty('billingAddress')
    }
  })

  it('H-K04 are none for the cart of another account, whoever knows its token', () => {
    const beas = { ...brought, accountId: aCustomer({ accountId: 'bea' as AccountId }).accountId }
    expect(cartsAtSignIn({ guestCart: beas }, SIGN_IN)).toEqual({})
    expect(cartsAtSignIn({ own, guestCart: beas }, SIGN_IN)).toEqual({ own })
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
    const input = { email, billingAddress: home, shippingAddress: home }
    expect(mergeCarts(own, { ...brought, ...input }, upTo(20))).toMatchObject({ ...input, checkoutState: 'addressed' })
    const typed = mergeCarts({ ...own, billingAddress: work }, { ...brought, ...input }, upTo(20))
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
