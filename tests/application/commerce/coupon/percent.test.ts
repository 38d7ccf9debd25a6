import { expect, it } from 'vitest'
import { aCoupon } from '../../../support/builders/coupon.ts'
import { openCommerce } from '../../../support/commerce.ts'
import { value } from '../../../support/outcome.ts'
import { checkOutTo, usualCatalogue } from '../../../support/purchase.ts'

it('F-M14 applies a percentage once, to the cent, and divides it over the lines so that they add up to the amount paid', async () => {
  for (const percent of [3, 7, 10, 33]) {
    const shop = openCommerce(usualCatalogue({ coupons: [aCoupon({ code: 'PERCENT', discount: { _tag: 'Percent', percent } })] }))
    const cart = await checkOutTo(shop, 'payment')
    const { totals } = await value(shop.redeemCoupon(cart.token, 'PERCENT', '192.0.2.1'))
    const order = await value(shop.placeCartOrder(cart.token, { termsAccepted: true, expectedTotal: totals.total }))
    const shares = Object.values(order.promotionShares ?? {})
    const products = order.lines.reduce((sum, { total }) => sum + total.cents, 0)
    expect([percent, order.totals.orderPromotionTotal.cents]).toEqual([percent, -Math.round(products * percent / 100)])
    expect([percent, shares.length, shares.reduce((sum, cents) => sum + cents, 0)])
      .toEqual([percent, order.lines.length, order.totals.orderPromotionTotal.cents])
    expect(order.totals.total.cents).toBe(products + order.totals.orderPromotionTotal.cents + order.totals.shippingTotal.cents)
  }
})
