import type { PaymentRefusal, RefundOutOfRange } from '../../../domain/payment/payment-refusal.ts'
import { translated, unchanged, type RefusalRows } from '../refusal/refusal-row.ts'
import { moneyOf, moneyToWire, MoneyWire } from '../values/money.codec.ts'

export const paymentRefusals = {
  CardExpired: { status: 422, ...unchanged('CardExpired', {}) },
  AmountMismatch: { status: 422, ...unchanged('AmountMismatch', {}) },
  RefundOutOfRange: {
    status: 422,
    ...translated(
      'RefundOutOfRange',
      { left: MoneyWire },
      ({ _tag, left }: RefundOutOfRange) => ({ _tag, left: moneyToWire(left) }),
      ({ _tag, left }) => ({ _tag, left: moneyOf(left) }),
    ),
  },
} satisfies RefusalRows<PaymentRefusal>
