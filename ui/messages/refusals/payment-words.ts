import type { PaymentRefusal } from '../../../domain/payment/payment-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const paymentWords: WordsFor<PaymentRefusal> = {
  CardExpired: () => message('error.card_expired'),
  AmountMismatch: () => message('error.amount_mismatch'),
}
