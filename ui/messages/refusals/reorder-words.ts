import type { ReorderRefusal } from '../../../domain/reorder/reorder-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const reorderWords: WordsFor<ReorderRefusal> = {
  ReorderNotPossible: () => message('error.reorder_not_possible'),
}
