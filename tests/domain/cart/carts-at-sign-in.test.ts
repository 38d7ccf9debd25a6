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
const current = aCart({ id: 2, token: cartToken('brought'), lines: [lens(3), aLine({ product: BOTTLE, quantity: 1 })] })
const upTo = (maximum: number) => (): number => maximum
const SIGN_IN = aSignIn()
const NEW = { accountId: SIGN_IN.owner, token: SIGN_IN.newToken }
const packs = (cart: Cart | undefined) => cart?.lines.map(({ productId, quantity }) => [productId, quantity])
const LENS = own.lines[0]?.productId

describe('two carts at sign-in', () => {
  it('become the customer’s cart, and the other one is closed', () => {
    const carts = cartsAtSignIn({ own, guestCart: { ...current, itemsFrom: [7], checkoutState: 'addressed' } }, SIGN_IN)
    expect(packs(carts.own)).toEqual([[LENS, 5], [BOTTLE.id, 1]])
    expect(carts.own?.itemsFrom).toEqual([7])
    expect(carts.merged).toBe(current.token)
  })

  it('are marked as a reorder afterwards if one of them was', () => {
    const carts = cartsAtSignIn({ own: { ...own, reorderOf: [3] }, guestCart: { ...current, reorderOf: [3, 9] } }, SIGN_IN)
    expect(carts.own?.reorderOf).toEqual([3, 9])
  })

  it('remain one cart when the other is missing, completed, or the same', () => {
    const usedUp = { ...own, checkoutState: 'completed' } as const
    expect(cartsAtSignIn({}, SIGN_IN)).toEqual({})
    expect(cartsAtSignIn({ own: usedUp }, SIGN_IN)).toEqual({})
    expect(cartsAtSignIn({ guestCart: current }, SIGN_IN)).toEqual({ own: { ...current, ...NEW }, renamed: current.token })
    expect(cartsAtSignIn({ own: usedUp, guestCart: current }, SIGN_IN)).toEqual({ own: { ...current, ...NEW }, renamed: current.token })
    expect(cartsAtSignIn({ own }, SIGN_IN)).toEqual({ own })
    expect(cartsAtSignIn({ own, guestCart: { ...current, checkoutState: 'completed' } }, SIGN_IN)).toEqual({ own })
    expect(cartsAtSignIn({ own, guestCart: { ...current, token: own.token } }, SIGN_IN)).toEqual({ own })
  })

  it('are not merged across brands: the current one becomes the customer’s', () => {
    const elsewhere = { ...current, brandChannel: 'mrlens' } as const
    expect(cartsAtSignIn({ own, guestCart: elsewhere }, SIGN_IN)).toEqual({ own: { ...elsewhere, ...NEW }, renamed: elsewhere.token })
  })

  it('H-K04 lose personal data typed by somebody else when a guest’s cart becomes the customer’s, but keep the customer’s own', () => {
    const address = anAddress({ street: 'Fremdweg' })
    const typed: Partial<Cart> = {
      email: made(makeEmail('fremd@example.ch')), billingAddress: address, shippingAddress: address, shippingMethod: 'gls_parcel',
      paymentMethod: 'invoice', comment: 'Bitte klingeln', milesAndMoreNumber: made(makeMilesNumber('992000000000000')),
      checkoutState: 'payment_selected',
    }
    const foreign = JSON.stringify(cartsAtSignIn({ own, guestCart: { ...current, ...typed } }, SIGN_IN))
    expect(foreign).not.toMatch(/fremd|Fremdweg|klingeln|992000|gls_parcel|invoice/i)
    const adopted = cartsAtSignIn({ guestCart: { ...current, ...typed } }, SIGN_IN).own
    expect(JSON.stringify(adopted)).not.toMatch(/fremd|Fremdweg|klingeln|992000|gls_parcel|invoice/i)
    expect(adopted?.checkoutState).toBe('cart')
    const mine = { ...own, ...typed, accountId: SIGN_IN.owner }
    expect(cartsAtSignIn({ own: mine }, SIGN_IN)).toEqual({ own: mine })
    expect(cartsAtSignIn({ guestCart: mine }, SIGN_IN)).toEqual({ own: mine })
  })

  it('H-K04 keep what this browser typed, but no invoice; what several browsers typed is dropped', () => {
    const browser = browserMark(made(makeBrowserKey('b'.repeat(22))))
    const typed: Partial<Cart> = {
      email: made(makeEmail('erika@example.ch')), billingAddress: anAddress(), shippingAddress: anAddress(), paymentMethod: 'invoice',
      shippingMethod: 'gls_parcel', checkoutState: 'payment_selected', typedBy: browser,
    }
    const cart = cartsAtSignIn({ guestCart: { ...current, ...typed } }, { ...SIGN_IN, browser }).own
    expect(cart).toMatchObject({ ...NEW, email: typed.email, billingAddress: typed.billingAddress, checkoutState: 'shipping_selected' })
    expect(cart).not.toHaveProperty('paymentMethod')
    expect(cart).not.toHaveProperty('typedBy')
    for (const typedBy of [SEVERAL, browserMark(made(makeBrowserKey('c'.repeat(22)))), undefined] as const) {
      const { typedBy: _by, ...rest }: Cart = { ...current, ...typed }
      const other = cartsAtSignIn({ guestCart: { ...rest, ...(typedBy && { typedBy }) } }, { ...SIGN_IN, browser }).own
      expect(other).not.toHaveProperty('email')
      expect(other).not.toHaveProperty('billingAddress')
    }
  })

  it('H-K04 are not available to another account, even if its token is known', () => {
    const beas = { ...current, accountId: aCustomer({ accountId: 'bea' as AccountId }).accountId }
    expect(cartsAtSignIn({ guestCart: beas }, SIGN_IN)).toEqual({})
    expect(cartsAtSignIn({ own, guestCart: beas }, SIGN_IN)).toEqual({ own })
  })
})

describe('merging one cart into another', () => {
  it('respects the maximum, and takes what still fits', () => {
    expect(packs(mergeCarts(own, current, upTo(4)))).toEqual([[LENS, 4], [BOTTLE.id, 1]])
    expect(packs(mergeCarts(own, current, upTo(3)))).toEqual([[LENS, 3], [BOTTLE.id, 1]])
    expect(packs(mergeCarts(own, current, upTo(2)))).toEqual([[LENS, 2], [BOTTLE.id, 1]])
  })

  it('leaves gifts out', () => {
    const gift = aCart({ id: 3, lines: [aLine({ product: BOTTLE, isTrial: true })] })
    expect(packs(mergeCarts(own, gift, upTo(20)))).toEqual([[LENS, 2]])
  })

  it('records the merged cart only if it contributed items', () => {
    expect('itemsFrom' in mergeCarts(own, current, upTo(20))).toBe(false)
    expect(mergeCarts({ ...own, itemsFrom: [5] }, { ...current, itemsFrom: [5, 1, 6] }, upTo(20)).itemsFrom).toEqual([5, 6])
  })

  it('copies e-mail and addresses, whole and only where none were typed', () => {
    const [email, home, work] = [made(makeEmail('erika@example.ch')), anAddress(), anAddress({ street: 'Werkstrasse' })]
    const input = { email, billingAddress: home, shippingAddress: home }
    expect(mergeCarts(own, { ...current, ...input }, upTo(20))).toMatchObject({ ...input, checkoutState: 'addressed' })
    const typed = mergeCarts({ ...own, billingAddress: work }, { ...current, ...input }, upTo(20))
    expect([typed.billingAddress, typed.email, typed.checkoutState]).toEqual([work, undefined, 'cart'])
    for (const part of [
      { email }, { email, billingAddress: home },
      { email, shippingAddress: home }, { billingAddress: home, shippingAddress: home },
    ]) {
      const merged = mergeCarts(own, { ...current, ...part }, upTo(20))
      expect([merged.checkoutState, merged.email, merged.billingAddress, merged.shippingAddress])
        .toEqual(['cart', undefined, undefined, undefined])
    }
  })
})

describe('sold-out gifts', () => {
  const gift = aLine({ product: BOTTLE, isTrial: true, unitPrice: 0 })
  const cart = aCart({ lines: [lens(1), gift] })

  it('are left out, whatever else is in the cart', () => {
    expect(packs(withoutMissingTrials(cart, () => false))).toEqual([[LENS, 1]])
  })

  it('leave the cart unchanged if none is missing', () => {
    expect(withoutMissingTrials(cart, ({ isTrial }) => isTrial)).toBe(cart)
  })
})
