import type { ShopCatalogue } from '../../application/commerce/catalogue/shop-catalogue.ts'
import { demoCategories } from './categories/demo-categories.ts'
import { catalogueEntries } from './catalogue/entries.ts'
import { toProducts } from './catalogue/to-products.ts'
import { demoCoupons } from './coupons/demo-coupons.ts'
import { demoShippingMethods } from './delivery/demo-shipping-methods.ts'
import { demoPartners } from './partners/demo-partners.ts'
import { demoOffers } from './prices/demo-offers.ts'
import { demoPastPrices } from './prices/demo-past-prices.ts'
import { demoPrices } from './prices/demo-prices.ts'
import { demoRatings, withFigures } from './ratings/demo-ratings.ts'
import { demoStock } from './stock/demo-stock.ts'

/** The whole demo catalogue as plain domain values: always the same, newly created for every caller. */
export const demoCatalogue = (): ShopCatalogue => {
  const entries = catalogueEntries()
  const unrated = toProducts(entries)
  const ratings = demoRatings(unrated)
  const products = withFigures(unrated, ratings)
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
