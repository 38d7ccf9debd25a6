import type { ShopCatalogue } from '../../application/commerce/catalogue/shop-catalogue.ts'
import { demoCatalogue } from '../../adapters/seed/demo-catalogue.ts'
import { aCoupon } from '../support/builders/coupon.ts'
import { USED_UP_AFTER_ONE } from './catalogue.ts'

let shopCatalogue: ShopCatalogue | undefined

/** The demo shop, with a voucher that is used up after one order. */
export const scenarioCatalogue = (): ShopCatalogue => {
  if (shopCatalogue === undefined) {
    const demo = demoCatalogue()
    shopCatalogue = { ...demo, coupons: [...(demo.coupons ?? []), aCoupon({ code: USED_UP_AFTER_ONE, usageLimit: 1 })] }
  }
  return shopCatalogue
}
