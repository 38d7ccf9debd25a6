import type { Kysely, Selectable } from 'kysely'
import type { PriceRepository } from '../../../application/commerce/pricing/price-repository.port.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import { substantiatedPrice, type SubstantiatedPrice } from '../../../domain/pricing/substantiated-price.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { read } from '../database/run-query.ts'
import { bulkCodec } from './bulk-codec.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { currencyCodec, productIdCodec } from '../rows/value-codecs.ts'
import type { PriceTable, StoredPrice, Tables } from '../tables.ts'

export const toPriceEntry = (row: Selectable<StoredPrice>): PriceEntry => {
  const id = `${row.product_id}/${row.price_channel}`
  return {
    productId: decodeRow(productIdCodec, 'price', id, row.product_id),
    priceChannel: row.price_channel,
    currency: decodeRow(currencyCodec, 'price', id, row.currency),
    original: row.original_cents,
    current: row.current_cents,
    website: row.website_cents,
    bulk: decodeRow(bulkCodec, 'price', id, row.bulk),
  }
}

/** A compare-at price only as far as the price history proves it. */
export const toSubstantiatedPrice = (row: Selectable<PriceTable>): SubstantiatedPrice =>
  substantiatedPrice(toPriceEntry(row), omitUndefined({
    reference: row.reference_cents ?? undefined, chargedSince: row.charged_since?.getTime(),
  }))

export const makePriceRepository = (db: Kysely<Tables>): PriceRepository => ({
  prices: (ids, priceChannel) =>
    read(async () => {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('price')
        .selectAll()
        .where('product_id', 'in', ids)
        .where('price_channel', '=', priceChannel)
        .execute()
      return rows.map(toSubstantiatedPrice)
    }),
})
