import type { LoyaltyRefusal } from '../../../domain/loyalty/loyalty-refusal.ts'
import { at, refusals } from '../refusal/refusal-row.ts'

export const loyaltyRefusals = refusals<LoyaltyRefusal>({
  InvalidMilesNumber: { status: 422, marks: at('miles_and_more_number') },
})
