import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '../../../domain/cart/cart.ts'
import { refusal, value } from '../../support/outcome.ts'
import { chf } from '../../support/builders/money.ts'
import { productId } from '../../support/builders/product.ts'
import type { Opened, OpenGateways } from './open-gateways.ts'
import { GUEST } from '../../support/commerce.ts'

const SEVERAL = { DRY: 'OtherProductsOnly', RICH: 'BelowMinimum', OLD: 'Expired', NOPE: 'DoesNotExist' } as const

export const promotionGatewayContract = (how: string, open: OpenGateways): void => {
  describe(`vouchers and miles, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    const filled = async (): Promise<Cart> => {
      const { token } = await value(opened.gateways.carts.create('de'))
      return value(opened.gateways.carts.addItems(token, [{ productId: productId(2001), option: {}, quantity: 2 }]))
    }

    it('CC-COUPON-01 CC-COUPON-07 add and remove a voucher, and return the whole cart', async () => {
      const before = await filled()
      const cart = await value(opened.gateways.promotions.applyCoupon(before.token, 'save10'))
      expect(cart).toStrictEqual(await value(opened.shop.commerce.shop(GUEST).cart.getCart({ token: before.token })))
      expect(cart).toMatchObject({ coupon: { code: 'SAVE10' }, discountNote: 'Zehn Prozent' })
      expect(cart.totals).toMatchObject({ orderPromotionTotal: chf(-900), itemsTotal: chf(8100), total: chf(8100) })
      expect(await value(opened.gateways.promotions.removeCoupon(before.token))).toStrictEqual(before)
    })

    it('reject a voucher with its reason and all its conditions', async () => {
      const { token } = await filled()
      for (const [code, reason] of Object.entries(SEVERAL))
        expect(await refusal(opened.gateways.promotions.applyCoupon(token, code)), code).toMatchObject({
          _tag: 'CouponRefused', reason: { _tag: reason },
        })
      expect(await refusal(opened.gateways.promotions.applyCoupon(token, 'RICH'))).toStrictEqual({
        _tag: 'CouponRefused', reason: { _tag: 'BelowMinimum', minimum: chf(9001), missing: chf(1) },
      })
      expect(await refusal(opened.gateways.promotions.applyCoupon(token, "x'%"))).toStrictEqual({ _tag: 'InvalidCouponCode' })
    })

    it('return a voucher that is no longer valid with its reason', async () => {
      const { token, lines } = await filled()
      await value(opened.gateways.promotions.applyCoupon(token, 'HIGH'))
      const cart = await value(opened.gateways.carts.changeQuantity(token, lines[0]?.id ?? '', 1))
      expect(cart.coupon).toStrictEqual({ code: 'HIGH', reason: { _tag: 'BelowMinimum', minimum: chf(9000), missing: chf(4500) } })
      expect(cart.totals.orderPromotionTotal).toStrictEqual(chf(0))
    })

    it('CC-MILES-13 CC-MILES-05 add a Miles & More number and remove it, or reject it', async () => {
      const { token } = await filled()
      const cart = await value(opened.gateways.promotions.setMilesNumber(token, '999912345678901'))
      expect(cart.milesAndMoreNumber).toBe('999912345678901')
      expect(await refusal(opened.gateways.promotions.setMilesNumber(token, '99991234567890')))
        .toStrictEqual({ _tag: 'InvalidMilesNumber' })
      expect((await value(opened.gateways.carts.cart(token))).milesAndMoreNumber).toBe('999912345678901')
      expect('milesAndMoreNumber' in (await value(opened.gateways.promotions.removeMilesNumber(token)))).toBe(false)
    })

    it('C7 stop guesses from one network, however many carts are created for it', async () => {
      const fresh = await open()
      const { carts, promotions } = fresh.gateways
      const guess = async () => {
        const { token } = await value(carts.create('de'))
        return (await refusal(promotions.applyCoupon(token, 'NOPE')))._tag
      }
      const responses: string[] = []
      for (let cart = 0; cart < 32; cart += 1) responses.push(await guess())
      expect(responses).toStrictEqual([...Array<string>(30).fill('CouponRefused'), 'TooManyAttempts', 'TooManyAttempts'])
      await fresh.close()
    })
  })
}
