import type { Failure, Refusal } from '../../domain/refusal.ts'
import type { Mark } from './refusal/refusal-row.ts'
import { REFUSAL_ROWS, type RefusalOf, type RefusalTag } from './refusal-rows.ts'

/** Not found is 404, a conflict with the current state 409, a temporary failure 503, most other refusals 422. */
export const statusOf = (failure: Failure): number =>
  failure._tag === 'ServiceUnavailable' ? 503 : REFUSAL_ROWS[failure._tag].status

const marksBy = <Tag extends RefusalTag>(tag: Tag, refusal: RefusalOf[Tag]): readonly Mark[] =>
  REFUSAL_ROWS[tag].marks?.(refusal) ?? []

/** The path in the request that a refusal is about. */
export const marksOf = (refusal: Refusal): readonly Mark[] => marksBy(refusal._tag, refusal)
