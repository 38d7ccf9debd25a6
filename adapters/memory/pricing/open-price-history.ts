import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { StoredPeriod } from '../../../domain/pricing/substantiated-price.ts'
import { priceKey } from '../product/price-key.ts'

export const openPriceHistory = ({ pastPrices = [] }: Pick<ShopCatalogue, 'pastPrices'>): Map<string, readonly StoredPeriod[]> =>
  new Map([...Map.groupBy(pastPrices, priceKey)].map(([key, past]) => [
    key,
    past.map(
      ({ cents, currency, from }) => ({ cents, currency, from: Date.parse(from) }),
    ).toSorted((left, right) => left.from - right.from),
  ]))
