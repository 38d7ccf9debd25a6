import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { Refused } from '../../../adapters/composition/headless/storefront-of.ts'

describe('the coupons of the demo shop', () => {
  it('have unique codes and name products that are sold', () => {
    const { coupons = [], products } = demoCatalogue()
    expect(new Set(coupons.map(({ code }) => code.toUpperCase())).size).toBe(coupons.length)
    const named = coupons.flatMap((coupon) => coupon.products ?? [])
    expect(named.length).toBeGreaterThan(0)
    expect(named.every(({ productId }) => products.some(({ id }) => id === productId))).toBe(true)
  })

  it('welcome a new customer, and explain that last summer’s has expired', async () => {
    const visitor = openHeadlessShop().visitor()
    const [care] = (await visitor.browse('lenscare')).listing.cards
    if (care === undefined) throw new Error('The demo shop has no care')
    await visitor.addToCart({ productId: care.product.id, option: {}, quantity: 1 })
    const cart = await visitor.applyCoupon('welcome10')
    expect(cart.coupon).toEqual({ code: 'WELCOME10', isCheckedAtOrder: true })
    expect(cart.totals.orderPromotionTotal.cents).toBeLessThan(0)
    await expect(visitor.applyCoupon('SUMMER25')).rejects.toThrow(Refused)
    expect((await visitor.loadCart())?.coupon?.code).toBe('WELCOME10')
  })
})
