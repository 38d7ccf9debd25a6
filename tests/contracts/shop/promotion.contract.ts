import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '../../../domain/cart/cart.ts'
import { refusal, value } from '../../support/outcome.ts'
import { chf } from '../../support/builders/money.ts'
import { productId } from '../../support/builders/product.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { GUEST } from '../../support/commerce.ts'

const SEVERAL = { DRY: 'OtherProductsOnly', RICH: 'BelowMinimum', OLD: 'Expired', NOPE: 'DoesNotExist' } as const

export const promotionContract = (how: string, open: OpenStorefront): void => {
  describe(`vouchers and miles, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    const filled = async (): Promise<Cart> => {
      const { token } = await value(opened.storefront.cart.createCart({}, 'de'))
      return value(opened.storefront.cart.addToCart({ token, items: [{ productId: productId(2001), option: {}, quantity: 2 }] }))
    }

    it('CC-COUPON-01 CC-COUPON-07 add and remove a voucher, and return the whole cart', async () => {
      const before = await filled()
      const cart = await value(opened.storefront.checkout.updateOrder({ token: before.token, change: { _tag: 'Coupon', code: 'save10' } }))
      expect(cart).toStrictEqual(await value(opened.shop.commerce.shop(GUEST).cart.getCart({ token: before.token })))
      expect(cart).toMatchObject({ coupon: { code: 'SAVE10' }, discountNote: 'Zehn Prozent' })
      expect(cart.totals).toMatchObject({ orderPromotionTotal: chf(-900), itemsTotal: chf(8100), total: chf(8100) })
      expect(await value(opened.storefront.checkout.deleteCouponCode({ token: before.token }))).toStrictEqual(before)
    })

    it('reject a voucher with its reason and all its conditions', async () => {
      const { token } = await filled()
      for (const [code, reason] of Object.entries(SEVERAL))
        expect(await refusal(opened.storefront.checkout.updateOrder({ token, change: { _tag: 'Coupon', code } })), code).toMatchObject({
          _tag: 'CouponRefused', reason: { _tag: reason },
        })
      expect(await refusal(opened.storefront.checkout.updateOrder({ token, change: { _tag: 'Coupon', code: 'RICH' } }))).toStrictEqual({
        _tag: 'CouponRefused', reason: { _tag: 'BelowMinimum', minimum: chf(9001), missing: chf(1) },
      })
      expect(await refusal(opened.storefront.checkout.updateOrder({ token, change: { _tag: 'Coupon', code: "x'%" } })))
        .toStrictEqual({ _tag: 'InvalidCouponCode' })
    })

    it('return a voucher that is no longer valid with its reason', async () => {
      const { token, lines } = await filled()
      await value(opened.storefront.checkout.updateOrder({ token, change: { _tag: 'Coupon', code: 'HIGH' } }))
      const cart = await value(opened.storefront.cart.updateCartQuantity({ token, itemId: lines[0]?.id ?? '', quantity: 1 }))
      expect(cart.coupon).toStrictEqual({ code: 'HIGH', reason: { _tag: 'BelowMinimum', minimum: chf(9000), missing: chf(4500) } })
      expect(cart.totals.orderPromotionTotal).toStrictEqual(chf(0))
    })

    it('CC-MILES-13 CC-MILES-05 add a Miles & More number and remove it, or reject it', async () => {
      const { token } = await filled()
      const change = { _tag: 'MilesNumber', number: '999912345678901' } as const
      const cart = await value(opened.storefront.checkout.updateOrder({ token, change }))
      expect(cart.milesAndMoreNumber).toBe('999912345678901')
      expect(await refusal(opened.storefront.checkout.updateOrder({ token, change: { _tag: 'MilesNumber', number: '99991234567890' } })))
        .toStrictEqual({ _tag: 'InvalidMilesNumber' })
      expect((await value(opened.storefront.cart.getCart({ token }))).milesAndMoreNumber).toBe('999912345678901')
      expect('milesAndMoreNumber' in (await value(opened.storefront.checkout.deleteMilesAndMoreNumber({ token })))).toBe(false)
    })

    it('C7 stop guesses from one network, however many carts are created for it', async () => {
      const fresh = await open()
      const { cart, checkout } = fresh.storefront
      const guess = async () => {
        const { token } = await value(cart.createCart({}, 'de'))
        return (await refusal(checkout.updateOrder({ token, change: { _tag: 'Coupon', code: 'NOPE' } })))._tag
      }
      const responses: string[] = []
      for (let cart = 0; cart < 32; cart += 1) responses.push(await guess())
      expect(responses).toStrictEqual([...Array<string>(30).fill('CouponRefused'), 'TooManyAttempts', 'TooManyAttempts'])
      await fresh.close()
    })
  })
}
