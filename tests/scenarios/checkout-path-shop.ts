import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ShopCatalogue } from '../../application/commerce/catalogue/shop-catalogue.ts'
import type { ShippingRepository } from '../../application/commerce/delivery/shipping-repository.port.ts'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import { openShopRegister } from '../support/shop-register.ts'
import { aCoupon } from '../support/builders/coupon.ts'
import { aCatalogue } from '../support/builders/catalogue.ts'
import { chf } from '../support/builders/money.ts'
import { aPriceEntry } from '../support/builders/price-entry.ts'
import { aShippingMethod } from '../support/builders/shipping-method.ts'
import { someSettings } from '../support/builders/shop-settings.ts'
import { aSolution } from '../support/builders/solution.ts'
import { aStockRow } from '../support/builders/stock-row.ts'

export const BOTTLE = aSolution()
/** Everything is free: with free shipping nothing is due. */
export const EVERYTHING_OFF = 'EVERYTHING'
export const SHIPPING_METHOD = 'swisspost_a_post_parcel'

const shopCatalogue: ShopCatalogue = aCatalogue({
  products: [BOTTLE],
  prices: [aPriceEntry({ productId: BOTTLE.id, current: 1200 })],
  stock: [aStockRow(BOTTLE, { onHand: 1_000_000 })],
  coupons: [aCoupon({ code: EVERYTHING_OFF, discount: { _tag: 'Percent', percent: 100 } })],
})

/** A shop with one bottle that ships free to all countries, or temporarily to none. */
export const openCheckoutPathShop = () => {
  let isOffered = true
  const shipping: ShippingRepository = {
    methods: (country) => TE.of(isOffered ? [aShippingMethod({ key: SHIPPING_METHOD, country, price: chf(0) })] : []),
  }
  const register = openShopRegister([someSettings()], ['visa', 'prepayment'])
  return {
    shop: openHeadlessShop({ shopCatalogue: shopCatalogue, register, shipping }),
    offerShipping: (offered: boolean) => { isOffered = offered },
  }
}
