import type { Refusal } from '../../domain/refusal.ts'
import { taggedUnion } from './codec/tagged-union.ts'
import { REFUSAL_ROWS, type RefusalOf, type RefusalTag, type WireOf } from './refusal-rows.ts'

export type RefusalWire = WireOf[RefusalTag]

/** Every refusal of the shop, with its data. */
export const RefusalWire = taggedUnion<RefusalWire>(
  'Refusal',
  Object.fromEntries(Object.entries(REFUSAL_ROWS).map(([tag, { wire }]) => [tag, wire])),
)

const toWireBy = <Tag extends RefusalTag>(tag: Tag, refusal: RefusalOf[Tag]): WireOf[Tag] => REFUSAL_ROWS[tag].toWire(refusal)
const readBy = <Tag extends RefusalTag>(tag: Tag, wire: WireOf[Tag]): RefusalOf[Tag] => REFUSAL_ROWS[tag].of(wire)

export const refusalToWire = (refusal: Refusal): RefusalWire => toWireBy(refusal._tag, refusal)

export const refusalOf = (wire: RefusalWire): Refusal => readBy(wire._tag, wire)
