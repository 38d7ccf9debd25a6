import * as t from 'io-ts'
import { CARRIERS } from '../../../domain/delivery/carrier.ts'
import type { Currency } from '../../../domain/money/currency.ts'
import type { Money } from '../../../domain/money/money.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { LineQuantity, Parcel } from '../../../domain/order/parcel.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { orUndefined, orNull } from '../codec/or-null.ts'
import { Cents, inCurrency } from '../values/cents.codec.ts'
import { Instant } from '../values/day.codec.ts'

const PacksWire = t.strict({ item_id: t.string, quantity: t.number }, 'Packs')
type PacksWire = t.TypeOf<typeof PacksWire>

const ParcelWire = t.strict(
  { carrier: oneOf('Carrier', CARRIERS), tracking: nullable(t.string), sent_at: Instant, items: t.readonlyArray(PacksWire) },
  'Parcel',
)
type ParcelWire = t.TypeOf<typeof ParcelWire>

/** The progress of an order: parcels sent, items returned or cancelled, amounts refunded. */
export const fulfilmentProps = {
  parcels: nullable(t.readonlyArray(ParcelWire)),
  returned_items: nullable(t.readonlyArray(PacksWire)),
  cancelled_items: nullable(t.readonlyArray(PacksWire)),
  reversed_total: nullable(Cents),
  delivered_at: nullable(Instant),
  paid_total: nullable(Cents),
  refunded_total: nullable(Cents),
  refunded_at: nullable(Instant),
}
const FulfilmentWire = t.strict(fulfilmentProps)
type FulfilmentWire = t.TypeOf<typeof FulfilmentWire>

type Fulfilment = Pick<Order, 'parcels' | 'returned' | 'cancelledItems' | 'reversed' | 'deliveredAt' | 'paid' | 'refunded' | 'refundedAt'>

const packsToWire = (quantities: readonly LineQuantity[]): readonly PacksWire[] =>
  quantities.map(({ lineId, quantity }) => ({ item_id: lineId, quantity }))
const packsOf = (wire: readonly PacksWire[]): readonly LineQuantity[] =>
  wire.map(({ item_id, quantity }) => ({ lineId: item_id, quantity }))

const parcelToWire = ({ carrier, tracking, sentAt, packs }: Parcel): ParcelWire =>
  ({ carrier, tracking: orNull(tracking), sent_at: sentAt, items: packsToWire(packs) })
const parcelOf = ({ carrier, tracking, sent_at, items }: ParcelWire): Parcel =>
  omitUndefined({ carrier, tracking: orUndefined(tracking), sentAt: sent_at, packs: packsOf(items) })

export const fulfilmentToWire = (order: Fulfilment): FulfilmentWire => ({
  parcels: orNull(order.parcels?.map(parcelToWire)),
  returned_items: orNull(order.returned && packsToWire(order.returned)),
  cancelled_items: orNull(order.cancelledItems && packsToWire(order.cancelledItems)),
  reversed_total: orNull(order.reversed?.cents),
  delivered_at: orNull(order.deliveredAt),
  paid_total: orNull(order.paid?.cents),
  refunded_total: orNull(order.refunded?.cents),
  refunded_at: orNull(order.refundedAt),
})

export const fulfilmentOf = (wire: FulfilmentWire, currency: Currency) => {
  const money = (cents: number | null): Money | undefined => (cents === null ? undefined : inCurrency(currency)(cents))
  return {
    parcels: wire.parcels?.map(parcelOf),
    returned: wire.returned_items === null ? undefined : packsOf(wire.returned_items),
    cancelledItems: wire.cancelled_items === null ? undefined : packsOf(wire.cancelled_items),
    reversed: money(wire.reversed_total),
    deliveredAt: orUndefined(wire.delivered_at),
    paid: money(wire.paid_total),
    refunded: money(wire.refunded_total),
    refundedAt: orUndefined(wire.refunded_at),
  }
}
