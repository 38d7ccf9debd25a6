import * as TE from 'fp-ts/lib/TaskEither.js'
import type { PriceRepository } from '../../../application/commerce/pricing/price-repository.port.ts'
import { proofOf, substantiatedPrice } from '../../../domain/pricing/substantiated-price.ts'
import type { ShopState } from '../shop-state.ts'
import { currentPrices } from '../product/changed-products.ts'
import { priceKey } from '../product/price-key.ts'

export const openPriceRepository = (state: Pick<ShopState, 'catalogue' | 'changedPrices' | 'priceHistory'>): PriceRepository => {
  const byChannel = Map.groupBy(state.catalogue.prices, (entry) => entry.priceChannel)
  return {
    prices: (ids, priceChannel) => {
      const requested = new Set(ids)
      return TE.fromIO(() => {
        const all = state.changedPrices.size === 0
          ? (byChannel.get(priceChannel) ?? [])
          : currentPrices(state).filter((entry) => entry.priceChannel === priceChannel)
        return all.filter((entry) => requested.has(entry.productId))
          .map((entry) => substantiatedPrice(entry, proofOf(entry, state.priceHistory.get(priceKey(entry)) ?? [])))
      })
    },
  }
}
