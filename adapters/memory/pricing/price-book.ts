import * as TE from 'fp-ts/lib/TaskEither.js'
import type { PriceBook } from '../../../application/commerce/pricing/price-book.port.ts'
import type { ShopGoods } from '../../../application/commerce/catalogue/shop-goods.ts'

export const openPriceBook = ({ prices }: Pick<ShopGoods, 'prices'>): PriceBook => {
  const byChannel = Map.groupBy(prices, (entry) => entry.priceChannel)
  return {
    prices: (ids, priceChannel) => {
      const asked = new Set(ids)
      return TE.right((byChannel.get(priceChannel) ?? []).filter((entry) => asked.has(entry.productId)))
    },
  }
}
