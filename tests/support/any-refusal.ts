import type * as fc from 'fast-check'
import { REFUSAL_ROWS, type RefusalOf, type RefusalTag } from '../../adapters/commerce-api/refusal-rows.ts'
import { anyWire } from './api/any-wire.ts'

const anyOf = <Tag extends RefusalTag>(tag: Tag): readonly [Tag, fc.Arbitrary<RefusalOf[Tag]>] => {
  const { wire, read } = REFUSAL_ROWS[tag]
  return [tag, anyWire(wire).map((json) => read(json as never, {}))]
}

/** Any rejection of the shop with its tag: whatever its codec reads. */
export const ANY_REFUSALS = (Object.keys(REFUSAL_ROWS) as RefusalTag[]).map((tag) => anyOf(tag))
