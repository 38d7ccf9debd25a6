import * as t from 'io-ts'
import type { OrderChanged, OrderLimitReached, OrderRefusal, TotalChanged } from '../../../domain/order/order-refusal.ts'
import { list } from '../codec/field.ts'
import { tagged } from '../codec/tagged-union.ts'
import { unchanged, type RefusalRows } from '../refusal/refusal-row.ts'
import { CartPartCode, OrderStatusCode } from '../values/codes.codec.ts'
import { MoneyRecord } from '../values/money.codec.ts'

export const orderRefusals = {
  TermsNotAccepted: { status: 422, ...unchanged('TermsNotAccepted', {}) },
  TotalChanged: { status: 409, ...tagged<TotalChanged>('TotalChanged', { total: MoneyRecord }) },
  OrderChanged: { status: 409, ...tagged<OrderChanged>('OrderChanged', { changed: list(CartPartCode), total: MoneyRecord }) },
  OrderLimitReached: { status: 422, ...tagged<OrderLimitReached>('OrderLimitReached', { limit: MoneyRecord }) },
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
