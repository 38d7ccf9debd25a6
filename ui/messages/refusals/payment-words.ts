import { formatMoney } from '../../../domain/money/money-format.ts'
import type { PaymentRefusal } from '../../../domain/payment/payment-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const paymentWords: WordsFor<PaymentRefusal> = {
  CardExpired: () => message('error.card_expired'),
  RefundOutOfRange: ({ left }) => message('error.refund_out_of_range', { left: formatMoney(left) }),
  AmountMismatch: () => message('error.amount_mismatch'),
}
