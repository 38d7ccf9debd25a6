import type { Failure, Refusal } from '../../../domain/refusal.ts'
import type { Mark } from './refusal-row.ts'
import { REFUSAL_ROWS, type RefusalOf, type RefusalTag } from './refusal-rows.ts'

/** What is not there is 404, what came too late or too early 409, what the shop cannot do now 503, most other "no" 422. */
export const statusOf = (failure: Failure): number =>
  failure._tag === 'ServiceUnavailable' ? 503 : REFUSAL_ROWS[failure._tag].status

const marksBy = <Tag extends RefusalTag>(tag: Tag, refusal: RefusalOf[Tag]): readonly Mark[] =>
  REFUSAL_ROWS[tag].marks?.(refusal) ?? []

/** Where in the request a refusal points. */
export const marksOf = (refusal: Refusal): readonly Mark[] => marksBy(refusal._tag, refusal)
