import type { SearchRefusal } from '../../../domain/search/search-refusal.ts'
import { refusals } from '../refusal/refusal-row.ts'

export const searchRefusals = refusals<SearchRefusal>({
  InvalidSearchTerm: { status: 422 },
})
