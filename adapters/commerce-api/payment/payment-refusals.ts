import type { PaymentRefusal, RefundOutOfRange } from '../../../domain/payment/payment-refusal.ts'
import { tagged } from '../codec/tagged-union.ts'
import { unchanged, type RefusalRows } from '../refusal/refusal-row.ts'
import { MoneyRecord } from '../values/money.codec.ts'

export const paymentRefusals = {
  CardExpired: { status: 422, ...unchanged('CardExpired', {}) },
  AmountMismatch: { status: 422, ...unchanged('AmountMismatch', {}) },
  RefundOutOfRange: { status: 422, ...tagged<RefundOutOfRange>('RefundOutOfRange', { left: MoneyRecord }) },
} satisfies RefusalRows<PaymentRefusal>
