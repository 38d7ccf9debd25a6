import * as t from 'io-ts'
import { CARRIERS } from '../../../domain/delivery/carrier.ts'
import type { LineQuantity, Parcel } from '../../../domain/order/parcel.ts'
import { as, list, optional } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { record } from '../codec/record.ts'
import { Instant } from '../values/day.codec.ts'
import { money } from '../values/money.codec.ts'

const packs = list(record<LineQuantity>('Packs', { lineId: as('item_id', t.string), quantity: t.number }))

const ParcelRecord = record<Parcel>('Parcel', {
  carrier: oneOf('Carrier', CARRIERS), tracking: optional(t.string), sentAt: Instant, packs: as('items', packs),
})

/** The progress of an order: parcels sent, items returned or cancelled, amounts refunded. */
export const fulfilment = {
  parcels: optional(list(ParcelRecord)),
  returned: as('returned_items', optional(packs)),
  cancelledItems: optional(packs),
  reversed: as('reversed_total', optional(money)),
  deliveredAt: optional(Instant),
  paid: as('paid_total', optional(money)),
  refunded: as('refunded_total', optional(money)),
  refundedAt: optional(Instant),
}
