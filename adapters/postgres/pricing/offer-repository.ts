import type { Kysely, Selectable } from 'kysely'
import type { Offer, OfferRepository } from '../../../application/commerce/pricing/offer-repository.port.ts'
import { read } from '../database/run-query.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { productIdCodec } from '../rows/value-codecs.ts'
import { isStorable } from '../rows/storable.ts'
import type { OfferTable, Tables } from '../tables.ts'

export const toOffer = (row: Selectable<OfferTable>): Offer => ({
  fk: row.fk,
  productId: decodeRow(productIdCodec, 'offer', row.fk, row.product_id),
  priceChannel: row.price_channel,
  offerChannel: row.offer_channel,
  validUntil: row.valid_until.toISOString(),
})

export const makeOfferRepository = (db: Kysely<Tables>): OfferRepository => ({
  offers: (fks) =>
    read(async () => {
      const keys = fks.filter(isStorable)
      if (keys.length === 0) return []
      const rows = await db.selectFrom('offer').selectAll().where('fk', 'in', keys).execute()
      return rows.map(toOffer)
    }),
})
