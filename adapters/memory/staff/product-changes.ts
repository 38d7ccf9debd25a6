import * as E from 'fp-ts/lib/Either.js'
import type { ProductChanges } from '../../../application/commerce/staff/product-changes.port.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import { atOnce } from '../at-once.ts'
import { notePrices } from '../pricing/note-prices.ts'
import { priceKey } from '../pricing/price-key.ts'
import { asChanged, pricesNow } from '../product/changed-products.ts'
import type { ShopState } from '../shop-state.ts'
import { isLeftAlone } from '../job/job-failures.ts'
import { stockIn } from '../stock/stock-ledger.ts'

const planKey = (productId: number, priceChannel: string, from: string): string =>
  `${productId} ${priceChannel} ${Date.parse(from)}`

const amountsOf = (entry: PriceEntry | undefined): string =>
  JSON.stringify(entry && [
    entry.currency, entry.original, entry.current, entry.website, entry.bulk.map(({ quantity, cents }) => [quantity, cents]),
  ])

export const openProductChanges = (state: ShopState): ProductChanges => ({
  putStock: (variant, before, stock, auditEntry) =>
    atOnce(() => {
      const now = stockIn(state, variant.id)
      if (now.onHand !== before.onHand || now.stopOrder !== before.stopOrder) return E.left({ _tag: 'StockMoved', onHand: now.onHand })
      state.articles.set(variant.id, variant)
      state.stock.set(variant.id, stock)
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  putPrice: (entry, before, auditEntry) =>
    atOnce(() => {
      const now = pricesNow(state).find((candidate) => priceKey(candidate) === priceKey(entry))
      if (amountsOf(now) !== amountsOf(before)) return E.left({ _tag: 'ChangedMeanwhile' })
      state.changedPrices.set(priceKey(entry), entry)
      notePrices(state, entry.productId, auditEntry.at)
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  planPrice: (entry, from, auditEntry) =>
    atOnce(() => {
      state.plannedPrices.set(planKey(entry.productId, entry.priceChannel, from), { entry, from: new Date(from).toISOString() })
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  cancelPlannedPrice: ({ productId, priceChannel, from }, auditEntry) =>
    atOnce(() => {
      if (!state.plannedPrices.delete(planKey(productId, priceChannel, from))) return E.left({ _tag: 'NotFound', what: 'product' })
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  duePrices: ({ now, limit }) =>
    atOnce(() => E.right([...state.plannedPrices.values()].filter(({ from }) => new Date(from) <= now)
      .map(({ entry: { productId, priceChannel }, from }) => ({ productId, priceChannel, from }))
      .filter(({ productId, priceChannel, from }) => !isLeftAlone(state, 'begin_prices', `${productId} ${priceChannel} ${from}`, now))
      .toSorted((left, right) => left.from.localeCompare(right.from)).slice(0, limit))),
  beginPrice: ({ productId, priceChannel, from }, now) =>
    atOnce(() => {
      const planned = state.plannedPrices.get(planKey(productId, priceChannel, from))
      if (planned === undefined) return E.right(false)
      state.changedPrices.set(priceKey(planned.entry), planned.entry)
      notePrices(state, productId, now)
      for (const [key, { entry, from: other }] of state.plannedPrices)
        if (priceKey(entry) === priceKey(planned.entry) && new Date(other) <= new Date(from)) state.plannedPrices.delete(key)
      return E.right(true)
    }),
  show: (id, isActive, auditEntry) =>
    atOnce(() => {
      const product = state.goods.products.find((candidate) => candidate.id === id)
      if (product === undefined) return E.left({ _tag: 'NotFound', what: 'product' })
      if ((state.productVisibility.get(id) ?? product.isActive) === isActive) return E.right(undefined)
      state.productVisibility.set(id, isActive)
      notePrices(state, id, auditEntry.at)
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  stopSale: (id, reason, auditEntry) =>
    atOnce(() => {
      const product = state.goods.products.find((candidate) => candidate.id === id)
      if (product === undefined) return E.left({ _tag: 'NotFound', what: 'product' })
      if (asChanged(state, product).saleStop === reason) return E.right(undefined)
      state.saleStops.set(id, reason)
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
})
