import * as t from 'io-ts'
import type { OrderRefusal } from '../../../domain/order/order-refusal.ts'
import { as, list } from '../codec/field.ts'
import { refusals } from '../refusal/refusal-row.ts'
import { CartPartCode, OrderStatusCode } from '../values/codes.codec.ts'
import { MoneyRecord } from '../values/money.codec.ts'

export const orderRefusals = refusals<OrderRefusal>({
  TermsNotAccepted: { status: 422 },
  TotalChanged: { status: 409, data: { total: MoneyRecord } },
  OrderChanged: { status: 409, data: { changed: list(CartPartCode), total: MoneyRecord } },
  OrderLimitReached: { status: 422, data: { limit: MoneyRecord } },
  NotDeliveredThere: { status: 422 },
  TooManyUnpaidOrders: { status: 422, data: { of: t.union([t.literal('buyer'), t.literal('network')]) } },
  OrderOfAnother: { status: 401 },
  OrderAccessNotVerified: { status: 422 },
  WrongOrderStatus: { status: 409, data: { status: OrderStatusCode } },
  QuantityNotAvailable: { status: 409, data: { lineId: as('lineId', t.string), left: t.number } },
  MalformedTracking: { status: 422 },
  NoDocuments: { status: 422 },
})
