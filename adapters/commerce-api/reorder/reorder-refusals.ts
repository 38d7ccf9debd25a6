import type { ReorderRefusal } from '../../../domain/reorder/reorder-refusal.ts'
import { unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const reorderRefusals = {
  ReorderNotPossible: { status: 422, ...unchanged('ReorderNotPossible', {}) },
} satisfies RefusalRows<ReorderRefusal>
