import type { Kysely, Selectable } from 'kysely'
import type { ShippingRepository } from '../../../application/commerce/delivery/shipping-repository.port.ts'
import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import { read } from '../database/run-query.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { countryCodec, moneyCodec } from '../rows/value-codecs.ts'
import { isStorable } from '../rows/storable.ts'
import type { ShippingMethodTable, Tables } from '../tables.ts'

export const toShippingMethod = (row: Selectable<ShippingMethodTable>): ShippingMethod => {
  const id = `${row.country}/${row.key}`
  return {
    key: row.key,
    country: decodeRow(countryCodec, 'shipping_method', id, row.country),
    price: decodeRow(moneyCodec, 'shipping_method', id, { cents: row.price_cents, currency: row.currency }),
    active: row.is_active,
    midi: row.is_midi,
    ...(row.max_weight === null ? {} : { maxWeight: row.max_weight }),
    carrierDays: { min: row.carrier_days_min, max: row.carrier_days_max },
  }
}

export const makeShippingRepository = (db: Kysely<Tables>): ShippingRepository => ({
  methods: (country) =>
    read(async () => {
      if (!isStorable(country)) return []
      const rows = await db
        .selectFrom('shipping_method')
        .selectAll()
        .where('country', '=', country)
        .orderBy('key')
        .execute()
      return rows.map(toShippingMethod)
    }),
})
