import * as t from 'io-ts'
import type { OrderChanged, OrderLimitReached, OrderRefusal, TotalChanged } from '../../../domain/order/order-refusal.ts'
import { translated, unchanged, type RefusalRows } from '../refusal/refusal-row.ts'
import { CartPartCode, OrderStatusCode } from '../values/codes.codec.ts'
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
  OrderChanged: {
    status: 409,
    ...translated(
      'OrderChanged',
      { changed: t.readonlyArray(CartPartCode), total: MoneyWire },
      ({ _tag, changed, total }: OrderChanged) => ({ _tag, changed, total: moneyToWire(total) }),
      ({ _tag, changed, total }) => ({ _tag, changed, total: moneyOf(total) }),
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
  NotDeliveredThere: { status: 422, ...unchanged('NotDeliveredThere', {}) },
  TooManyUnpaidOrders: {
    status: 422, ...unchanged('TooManyUnpaidOrders', { of: t.union([t.literal('buyer'), t.literal('network')]) }),
  },
  OrderOfAnother: { status: 401, ...unchanged('OrderOfAnother', {}) },
  OrderAccessNotVerified: { status: 422, ...unchanged('OrderAccessNotVerified', {}) },
  WrongOrderStatus: { status: 409, ...unchanged('WrongOrderStatus', { status: OrderStatusCode }) },
  QuantityNotAvailable: { status: 409, ...unchanged('QuantityNotAvailable', { lineId: t.string, left: t.number }) },
  MalformedTracking: { status: 422, ...unchanged('MalformedTracking', {}) },
  NoDocuments: { status: 422, ...unchanged('NoDocuments', {}) },
} satisfies RefusalRows<OrderRefusal>
