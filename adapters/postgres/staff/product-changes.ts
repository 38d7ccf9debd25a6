import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { ProductChanges } from '../../../application/commerce/staff/product-changes.port.ts'
import type { ChannelPrice } from '../../../application/contract/staff/products.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { ChangedMeanwhile } from '../../../domain/staff/staff-refusal.ts'
import { stockChanged } from '../../../domain/webhook/webhook-event.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { notePrices } from '../pricing/note-prices.ts'
import { toPriceEntry } from '../pricing/price-repository.ts'
import { toProduct } from '../product/product-row.ts'
import { isNotBackedOff } from '../job/job-failures.ts'
import { isStorable } from '../rows/storable.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'
import { reportEvents } from '../webhook/report-events.ts'
import { recordAuditEntry } from './record-audit-entry.ts'

const priceColumns = (entry: PriceEntry) => ({
  product_id: entry.productId, price_channel: entry.priceChannel, currency: entry.currency, original_cents: entry.original,
  current_cents: entry.current, website_cents: entry.website, bulk: toJson(entry.bulk),
})

const amountsOf = (entry: ChannelPrice | undefined): string =>
  entry === undefined ? '' : JSON.stringify([entry.currency, entry.original, entry.current, entry.website,
    entry.bulk.map(({ quantity, cents }) => [quantity, cents])])

const putPrice = async (tx: Transaction<Tables>, entry: PriceEntry, at: Date): Promise<void> => {
  const { product_id: _id, price_channel: _channel, ...amounts } = priceColumns(entry)
  await tx.insertInto('price').values(priceColumns(entry))
    .onConflict((conflict) => conflict.columns(['product_id', 'price_channel']).doUpdateSet(amounts)).execute()
  await notePrices(tx, [entry.productId], at)
}

/** Changes prices and records it, if the current price is as it was read. */
const ifAsRead = (
  db: Kysely<Tables>, entry: PriceEntry, before: ChannelPrice | undefined, auditEntry: AuditEntry,
  write: (tx: Transaction<Tables>) => Promise<unknown>,
) =>
  inTransaction<ChangedMeanwhile, void>(db, async (tx) => {
    const row = await tx.selectFrom('price').selectAll()
      .where('product_id', '=', entry.productId).where('price_channel', '=', entry.priceChannel).forUpdate().executeTakeFirst()
    if (amountsOf(row && toPriceEntry(row)) !== amountsOf(before)) return E.left({ _tag: 'ChangedMeanwhile' })
    await write(tx)
    await recordAuditEntry(tx, auditEntry)
    return E.right(undefined)
  })

export const makeProductChanges = (db: Kysely<Tables>): ProductChanges => ({
  putStock: ({ id, productId, option }, before, { onHand, stopOrder }, auditEntry) =>
    inTransaction(db, async (tx) => {
      await tx.insertInto('variant').values({ id, product_id: productId, option: toJson(option) })
        .onConflict((conflict) => conflict.doNothing()).execute()
      await tx.insertInto('stock').values({ variant_id: id, on_hand: 0, stop_order: false })
        .onConflict((conflict) => conflict.doNothing()).execute()
      const { numUpdatedRows } = await tx.updateTable('stock').set({ on_hand: onHand, stop_order: stopOrder })
        .where('variant_id', '=', id).where('on_hand', '=', before.onHand).where('stop_order', '=', before.stopOrder).executeTakeFirst()
      if (numUpdatedRows !== 1n) {
        const now = await tx.selectFrom('stock').select('on_hand').where('variant_id', '=', id).executeTakeFirst()
        return E.left({ _tag: 'StockMoved', onHand: now?.on_hand ?? 0 })
      }
      await reportEvents(tx, stockChanged(id, before, { onHand, stopOrder }))
      await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
  putPrice: (entry, before, auditEntry) => ifAsRead(db, entry, before, auditEntry, (tx) => putPrice(tx, entry, auditEntry.at)),
  planPrice: (entry, before, from, auditEntry) =>
    ifAsRead(db, entry, before, auditEntry, (tx) => {
      const { product_id: _id, price_channel: _channel, ...amounts } = priceColumns(entry)
      return tx.insertInto('price_plan').values({ ...priceColumns(entry), from_at: from })
        .onConflict((conflict) => conflict.columns(['product_id', 'price_channel', 'from_at']).doUpdateSet(amounts)).execute()
    }),
  cancelPlannedPrice: ({ productId, priceChannel, from }, auditEntry) =>
    inTransaction(db, async (tx) => {
      if (!isStorable(priceChannel)) return E.left({ _tag: 'NotFound', what: 'product' })
      const { numDeletedRows } = await tx.deleteFrom('price_plan')
        .where('product_id', '=', productId).where('price_channel', '=', priceChannel).where('from_at', '=', from)
        .executeTakeFirst()
      if (numDeletedRows !== 1n) return E.left({ _tag: 'NotFound', what: 'product' })
      await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
  duePrices: ({ now, limit }) =>
    read(async () =>
      (await db.selectFrom('price_plan').select(['product_id', 'price_channel', 'from_at']).where('from_at', '<=', now)
        .where(isNotBackedOff('begin_prices', sql`product_id || ' ' || price_channel || ' ' ||
          to_char(from_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`, now))
        .orderBy('from_at').orderBy('product_id').orderBy('price_channel').limit(limit).execute())
        .map(({ product_id, price_channel: priceChannel, from_at }) =>
          ({ productId: product_id as ProductId, priceChannel, from: from_at }))),
  beginPrice: ({ productId, priceChannel, from }, now) =>
    inTransaction<never, boolean>(db, async (tx) => {
      // The lock serialises processes, so that none replaces a later price by an earlier one.
      const plans = await tx.selectFrom('price_plan').selectAll()
        .where('product_id', '=', productId).where('price_channel', '=', priceChannel).where('from_at', '<=', from)
        .orderBy('from_at').forUpdate().execute()
      const row = plans.findLast(({ from_at }) => from_at.getTime() === from.getTime())
      if (row === undefined) return E.right(false)
      await putPrice(tx, toPriceEntry(row), now)
      await tx.deleteFrom('price_plan').where('product_id', '=', productId).where('price_channel', '=', priceChannel)
        .where('from_at', '<=', from).execute()
      return E.right(true)
    }),
  show: (id, isActive, auditEntry) =>
    inTransaction(db, async (tx) => {
      const row = await tx.selectFrom('product').select(['id', 'body']).where('id', '=', id).forUpdate().executeTakeFirst()
      if (row === undefined) return E.left({ _tag: 'NotFound', what: 'product' })
      if (toProduct(row).isActive === isActive) return E.right(undefined)
      await tx.updateTable('product').set({ body: sql`jsonb_set(body, '{isActive}', ${toJson(isActive)}::jsonb)` })
        .where('id', '=', id).execute()
      await notePrices(tx, [id], auditEntry.at)
      await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
  stopSale: (id, reason, auditEntry) =>
    inTransaction(db, async (tx) => {
      const row = await tx.selectFrom('product').select(['id', 'body']).where('id', '=', id).forUpdate().executeTakeFirst()
      if (row === undefined) return E.left({ _tag: 'NotFound', what: 'product' })
      if (toProduct(row).saleStop === reason) return E.right(undefined)
      await tx.updateTable('product')
        .set({ body: reason === undefined ? sql`body - 'saleStop'` : sql`jsonb_set(body, '{saleStop}', ${toJson(reason)}::jsonb)` })
        .where('id', '=', id).execute()
      await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
})
