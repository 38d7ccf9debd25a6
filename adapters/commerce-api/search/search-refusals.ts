import type { SearchRefusal } from '../../../domain/search/search-refusal.ts'
import { unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const searchRefusals = {
  InvalidSearchTerm: { status: 422, ...unchanged('InvalidSearchTerm', {}) },
} satisfies RefusalRows<SearchRefusal>
