import * as t from 'io-ts'
import { deliveryTags, isOrderBlocked, STOP_ORDER_TAG } from '../../../domain/stock/blocked.ts'
import { slowestArrival } from '../../../domain/stock/slowest-arrival.ts'
import type { ArrivalRange, Stock } from '../../../domain/stock/stock.ts'
import type { VariantStock } from '../../../domain/stock/variant-stock.ts'
import { as, list, orNull, via } from '../codec/field.ts'
import { record, within } from '../codec/record.ts'
import { arrival } from '../values/day.codec.ts'
import { VariantIdText } from '../values/names.codec.ts'

const tags = list(t.string)

type TaggedStock = VariantStock & { readonly tags: readonly string[] }

const DeliveryItem = record<TaggedStock>('DeliveryItem', {
  ...within('meta', { variantId: VariantIdText }),
  stock: record<Stock>('', {
    onHand: as('available', t.number),
    stopOrder: t.boolean,
    isSaleStopped: as('sale_stopped', via<boolean | undefined, true | undefined>(
      orNull(t.boolean), (is) => is === true || undefined, (is) => is === true,
    )),
  }),
  tags,
  arrival,
})

export type DeliveryDates = { readonly tags: readonly string[]; readonly items: readonly TaggedStock[]; readonly arrival?: ArrivalRange }

/** Availability and arrival of each requested item, and of the whole order (Commerce §3). */
export const DeliveryDatesRecord = record<DeliveryDates>('DeliveryDates', { tags, items: list(DeliveryItem), arrival })

/** `quantities` are the requested ones, in the same order: a stop order matters only if the stock does not cover them. */
export const deliveryDates = (stocks: readonly VariantStock[], quantities: readonly number[]): DeliveryDates => {
  const items = stocks.map((stock, index) => ({ ...stock, tags: deliveryTags(stock.stock, quantities[index] ?? 1) }))
  const slowest = slowestArrival(stocks.flatMap(({ arrival: days }) => days ?? []))
  return {
    tags: isOrderBlocked({ tags: [], items }) ? [STOP_ORDER_TAG] : [], items, ...(slowest === undefined ? {} : { arrival: slowest }),
  }
}
