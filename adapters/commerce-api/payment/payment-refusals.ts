import type { PaymentRefusal } from '../../../domain/payment/payment-refusal.ts'
import { unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const paymentRefusals = {
  CardExpired: { status: 422, ...unchanged('CardExpired', {}) },
  AmountMismatch: { status: 422, ...unchanged('AmountMismatch', {}) },
} satisfies RefusalRows<PaymentRefusal>
