import type { PaymentRefusal } from '../../../domain/payment/payment-refusal.ts'
import { unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const paymentRefusals = {
  AmountMismatch: { status: 422, ...unchanged('AmountMismatch', {}) },
} satisfies RefusalRows<PaymentRefusal>
