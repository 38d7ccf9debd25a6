import type { ShopCatalogue } from '../../application/commerce/catalogue/shop-catalogue.ts'
import { demoCategories } from './categories/demo-categories.ts'
import { writtenEntries } from './catalogue/entries.ts'
import { toProducts } from './catalogue/to-products.ts'
import { demoCoupons } from './coupons/demo-coupons.ts'
import { demoShippingMethods } from './delivery/demo-shipping-methods.ts'
import { demoPartners } from './partners/demo-partners.ts'
import { demoOffers } from './prices/demo-offers.ts'
import { demoPastPrices } from './prices/demo-past-prices.ts'
import { demoPrices } from './prices/demo-prices.ts'
import { demoRatings, withFigures } from './ratings/demo-ratings.ts'
import { demoStock } from './stock/demo-stock.ts'

/** Everything the demo shop sells, as plain values of the shop: the same every time, made afresh for every caller. */
export const demoCatalogue = (): ShopCatalogue => {
  const entries = writtenEntries()
  const written = toProducts(entries)
  const ratings = demoRatings(written)
  const products = withFigures(written, ratings)
  const prices = demoPrices(products, entries.flatMap(({ packs }) => packs))
  const campaign = demoOffers(products, prices)
  return {
    categories: demoCategories(products),
    products,
    prices: [...prices, ...campaign.prices],
    pastPrices: demoPastPrices(prices),
    offers: campaign.offers,
    coupons: demoCoupons(products),
    partners: demoPartners(),
    stock: demoStock(products),
    shippingMethods: demoShippingMethods(),
    ratings,
  }
}
