import * as E from 'fp-ts/lib/Either.js'
import type { ProductChanges } from '../../../application/commerce/staff/product-changes.port.ts'
import type { ChannelPrice } from '../../../application/contract/staff/products.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import { atomically } from '../atomically.ts'
import { notePrices } from '../pricing/note-prices.ts'
import { priceKey } from '../product/price-key.ts'
import { withStaffChanges, currentPrices } from '../product/changed-products.ts'
import type { ShopState } from '../shop-state.ts'
import { isBackedOff } from '../job/job-failures.ts'
import { setStock, stockIn } from '../stock/stock-ledger.ts'

const planKey = (productId: number, priceChannel: string, from: Date): string =>
  `${productId} ${priceChannel} ${from.getTime()}`

const amountsOf = (entry: ChannelPrice | undefined): string =>
  JSON.stringify(entry && [
    entry.currency, entry.original, entry.current, entry.website, entry.bulk.map(({ quantity, cents }) => [quantity, cents]),
  ])

const isAsRead = (state: ShopState, entry: PriceEntry, before: ChannelPrice | undefined): boolean =>
  amountsOf(currentPrices(state).find((candidate) => priceKey(candidate) === priceKey(entry))) === amountsOf(before)

export const openProductChanges = (state: ShopState): ProductChanges => ({
  putStock: (variant, before, stock, auditEntry) =>
    atomically(() => {
      const now = stockIn(state, variant.id)
      if (now.onHand !== before.onHand || now.stopOrder !== before.stopOrder) return E.left({ _tag: 'StockMoved', onHand: now.onHand })
      state.addedVariants.set(variant.id, variant)
      setStock(state, variant.id, stock)
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  putPrice: (entry, before, auditEntry) =>
    atomically(() => {
      if (!isAsRead(state, entry, before)) return E.left({ _tag: 'ChangedMeanwhile' })
      state.changedPrices.set(priceKey(entry), entry)
      notePrices(state, entry.productId, auditEntry.at)
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  planPrice: (entry, before, from, auditEntry) =>
    atomically(() => {
      if (!isAsRead(state, entry, before)) return E.left({ _tag: 'ChangedMeanwhile' })
      state.plannedPrices.set(planKey(entry.productId, entry.priceChannel, from), { entry, from })
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  cancelPlannedPrice: ({ productId, priceChannel, from }, auditEntry) =>
    atomically(() => {
      if (!state.plannedPrices.delete(planKey(productId, priceChannel, from))) return E.left({ _tag: 'NotFound', what: 'product' })
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  duePrices: ({ now, limit }) =>
    atomically(() => E.right([...state.plannedPrices.values()].filter(({ from }) => from <= now)
      .map(({ entry: { productId, priceChannel }, from }) => ({ productId, priceChannel, from }))
      .filter(({ productId, priceChannel, from }) =>
        !isBackedOff(state, 'begin_prices', `${productId} ${priceChannel} ${from.toISOString()}`, now))
      .toSorted((left, right) => left.from.getTime() - right.from.getTime()).slice(0, limit))),
  beginPrice: ({ productId, priceChannel, from }, now) =>
    atomically(() => {
      const planned = state.plannedPrices.get(planKey(productId, priceChannel, from))
      if (planned === undefined) return E.right(false)
      state.changedPrices.set(priceKey(planned.entry), planned.entry)
      notePrices(state, productId, now)
      for (const [key, { entry, from: other }] of state.plannedPrices)
        if (priceKey(entry) === priceKey(planned.entry) && other <= from) state.plannedPrices.delete(key)
      return E.right(true)
    }),
  show: (id, isActive, auditEntry) =>
    atomically(() => {
      const product = state.catalogue.products.find((candidate) => candidate.id === id)
      if (product === undefined) return E.left({ _tag: 'NotFound', what: 'product' })
      if ((state.productVisibility.get(id) ?? product.isActive) === isActive) return E.right(undefined)
      state.productVisibility.set(id, isActive)
      notePrices(state, id, auditEntry.at)
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  stopSale: (id, reason, auditEntry) =>
    atomically(() => {
      const product = state.catalogue.products.find((candidate) => candidate.id === id)
      if (product === undefined) return E.left({ _tag: 'NotFound', what: 'product' })
      if (withStaffChanges(state, product).saleStop === reason) return E.right(undefined)
      state.saleStops.set(id, reason)
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
})
