import type { LoyaltyRefusal } from '../../../domain/loyalty/loyalty-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const loyaltyWords: WordsFor<LoyaltyRefusal> = {
  InvalidMilesNumber: () => message('customer.invalid_miles_and_more_number'),
}
