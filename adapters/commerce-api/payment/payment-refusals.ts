import type { PaymentRefusal } from '../../../domain/payment/payment-refusal.ts'
import { refusals } from '../refusal/refusal-row.ts'
import { MoneyRecord } from '../values/money.codec.ts'

export const paymentRefusals = refusals<PaymentRefusal>({
  CardExpired: { status: 422 },
  AmountMismatch: { status: 422 },
  RefundOutOfRange: { status: 422, data: { left: MoneyRecord } },
})
