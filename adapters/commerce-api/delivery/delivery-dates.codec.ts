import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { deliveryTags, isOrderBlocked, STOP_ORDER_TAG } from '../../../domain/stock/blocked.ts'
import { slowestArrival } from '../../../domain/stock/slowest-arrival.ts'
import type { VariantStock } from '../../../domain/stock/variant-stock.ts'
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { arrivalOf, arrivalProps, arrivalToWire } from '../values/day.codec.ts'
import { VariantIdText } from '../values/names.codec.ts'

const tags = t.readonlyArray(t.string)

const DeliveryItemWire = t.strict(
  {
    meta: t.strict({ variant_id: VariantIdText }),
    stock: t.strict({ available: t.number, stop_order: t.boolean, sale_stopped: nullable(t.boolean) }),
    tags,
    ...arrivalProps,
  },
  'DeliveryItem',
)
type DeliveryItemWire = t.TypeOf<typeof DeliveryItemWire>

/** Availability and arrival of each requested item, and of the whole order (Commerce §3). */
export const DeliveryDatesWire = t.strict({ tags, items: t.readonlyArray(DeliveryItemWire), ...arrivalProps }, 'DeliveryDates')
export type DeliveryDatesWire = t.TypeOf<typeof DeliveryDatesWire>

const variantStockOf = (item: DeliveryItemWire): VariantStock =>
  omitUndefined<Complete<VariantStock>>({
    variantId: item.meta.variant_id,
    stock: {
      onHand: item.stock.available, stopOrder: item.stock.stop_order,
      ...(item.stock.sale_stopped === true ? { isSaleStopped: true } : {}),
    },
    arrival: arrivalOf(item).arrival,
  })

export const DeliveryDatesCodec = codecFrom(
  'DeliveryDates',
  DeliveryDatesWire,
  ({ items }): E.Either<never, readonly VariantStock[]> => E.right(items.map(variantStockOf)),
)

/** `quantities` are the requested ones, in the same order: a stop order matters only if the stock does not cover them. */
export const deliveryDatesToWire = (
  stocks: readonly VariantStock[],
  quantities: readonly number[],
): DeliveryDatesWire => {
  const items = stocks.map(({ variantId, stock, arrival }, index) => ({
    meta: { variant_id: variantId },
    stock: { available: stock.onHand, stop_order: stock.stopOrder, sale_stopped: stock.isSaleStopped === true },
    tags: deliveryTags(stock, quantities[index] ?? 1),
    ...arrivalToWire(arrival),
  }))
  const isBlocked = isOrderBlocked({ tags: [], items })
  return {
    tags: isBlocked ? [STOP_ORDER_TAG] : [],
    items,
    ...arrivalToWire(slowestArrival(stocks.flatMap(({ arrival }) => arrival ?? []))),
  }
}
