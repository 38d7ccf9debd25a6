import type { ProductId } from '../../../domain/product/product.ts'
import { withStaffChanges, currentPrices } from '../product/changed-products.ts'
import type { ShopState } from '../shop-state.ts'
import { priceKey } from '../product/price-key.ts'

/** Adds a product's current prices to the history: per channel the price, or that it is not for sale. */
export const notePrices = (state: ShopState, id: ProductId, at: Date): void => {
  const product = state.catalogue.products.find((candidate) => candidate.id === id)
  const isForSale = product !== undefined && withStaffChanges(state, product).isActive
  for (const entry of currentPrices(state).filter(({ productId }) => productId === id)) {
    const history = state.priceHistory.get(priceKey(entry)) ?? []
    const last = history.at(-1)
    const cents = isForSale ? entry.current : undefined
    if (last?.cents === cents && last?.currency === entry.currency) continue
    // Timestamps increase even if the clocks of two processes differ.
    const from = Math.max(at.getTime(), last?.from ?? at.getTime())
    state.priceHistory.set(priceKey(entry), [...history.filter((period) => period.from < from), { from, cents, currency: entry.currency }])
  }
}
