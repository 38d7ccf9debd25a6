import type { OrderLimitReached, OrderRefusal, TotalChanged } from '../../../domain/order/order-refusal.ts'
import { translated, unchanged, type RefusalRows } from '../refusal/refusal-row.ts'
import { moneyOf, moneyToWire, MoneyWire } from '../values/money.codec.ts'

export const orderRefusals = {
  TermsNotAccepted: { status: 422, ...unchanged('TermsNotAccepted', {}) },
  TotalChanged: {
    status: 409,
    ...translated(
      'TotalChanged',
      { total: MoneyWire },
      ({ _tag, total }: TotalChanged) => ({ _tag, total: moneyToWire(total) }),
      ({ _tag, total }) => ({ _tag, total: moneyOf(total) }),
    ),
  },
  OrderLimitReached: {
    status: 422,
    ...translated(
      'OrderLimitReached',
      { limit: MoneyWire },
      ({ _tag, limit }: OrderLimitReached) => ({ _tag, limit: moneyToWire(limit) }),
      ({ _tag, limit }) => ({ _tag, limit: moneyOf(limit) }),
    ),
  },
  OrderOfAnother: { status: 401, ...unchanged('OrderOfAnother', {}) },
  OrderNotProven: { status: 422, ...unchanged('OrderNotProven', {}) },
  NoDocuments: { status: 422, ...unchanged('NoDocuments', {}) },
} satisfies RefusalRows<OrderRefusal>
