import type { ReorderRefusal } from '../../../domain/reorder/reorder-refusal.ts'
import { refusals } from '../refusal/refusal-row.ts'

export const reorderRefusals = refusals<ReorderRefusal>({
  ReorderNotPossible: { status: 422 },
})
