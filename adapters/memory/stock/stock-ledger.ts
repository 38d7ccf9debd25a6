import * as E from 'fp-ts/lib/Either.js'
import type { StockLedger } from '../../../application/commerce/stock/stock-ledger.port.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { NEVER_STOCKED, type Stock } from '../../../domain/stock/stock.ts'
import { stockChanged } from '../../../domain/webhook/webhook-event.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

export const stockIn = (state: ShopState, id: VariantId): Stock => state.stock.get(id) ?? NEVER_STOCKED

export const stocksIn = (state: ShopState, ids: readonly VariantId[]): ReadonlyMap<VariantId, Stock> =>
  new Map(ids.flatMap((id): readonly [VariantId, Stock][] => {
    const stock = state.stock.get(id)
    return stock === undefined ? [] : [[id, stock]]
  }))

export const setStock = (state: ShopState, id: VariantId, stock: Stock): void => {
  state.webhookEvents.push(...stockChanged(id, state.stock.get(id), stock))
  state.stock.set(id, stock)
}

/** Reserves units (-1) or puts them back (1). */
export const moveStock = (
  state: ShopState,
  moved: readonly { readonly variantId: VariantId; readonly quantity: number }[],
  direction: 1 | -1,
): void => {
  for (const { variantId, quantity } of moved) {
    const stock = stockIn(state, variantId)
    setStock(state, variantId, { ...stock, onHand: stock.onHand + direction * quantity })
  }
}

/** The products with at least one variant on hand; only stocked variants can be. */
export const productsOnHand = (state: Pick<ShopState, 'catalogue' | 'stock'>): ReadonlySet<ProductId> =>
  new Set(state.catalogue.stock.flatMap(({ variant }) => ((state.stock.get(variant.id)?.onHand ?? 0) > 0 ? [variant.productId] : [])))

export const openStockLedger = (state: ShopState): StockLedger => ({
  onHand: (products) =>
    atomically(() => {
      const onHand = productsOnHand(state)
      return E.right(new Set(products.filter((id) => onHand.has(id))))
    }),
  stockOf: (ids) => atomically(() => E.right(stocksIn(state, ids))),
})
