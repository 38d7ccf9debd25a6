import type { LoyaltyRefusal } from '../../../domain/loyalty/loyalty-refusal.ts'
import { at, unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const loyaltyRefusals = {
  InvalidMilesNumber: { status: 422, ...unchanged('InvalidMilesNumber', {}), marks: at('miles_and_more_number') },
} satisfies RefusalRows<LoyaltyRefusal>
