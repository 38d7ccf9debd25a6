import * as t from 'io-ts'
import type { CreatedFrom } from '../../../domain/cart/cart.ts'

/** The recommendation from which an item was added (Commerce §3). */
export const CreatedFromWire = t.strict(
  {
    type: t.literal('recommendation'),
    recommendation_id: t.string,
    source: t.string,
    item_position: t.number,
  },
  'CreatedFrom',
)
export type CreatedFromWire = t.TypeOf<typeof CreatedFromWire>

export const createdFromOf = (wire: CreatedFromWire): CreatedFrom => ({
  type: wire.type,
  recommendationId: wire.recommendation_id,
  source: wire.source,
  itemPosition: wire.item_position,
})

export const createdFromToWire = (from: CreatedFrom): CreatedFromWire => ({
  type: from.type,
  recommendation_id: from.recommendationId,
  source: from.source,
  item_position: from.itemPosition,
})
