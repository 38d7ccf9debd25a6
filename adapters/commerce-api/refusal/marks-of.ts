import type { Refusal } from '../../../domain/refusal.ts'
import type { Mark } from './refusal-row.ts'
import { REFUSAL_ROWS, type RefusalOf, type RefusalTag } from './refusal-rows.ts'

const marksBy = <Tag extends RefusalTag>(tag: Tag, refusal: RefusalOf[Tag]): readonly Mark[] =>
  REFUSAL_ROWS[tag].marks?.(refusal) ?? []

/** Where in the request a refusal points. */
export const marksOf = (refusal: Refusal): readonly Mark[] => marksBy(refusal._tag, refusal)
