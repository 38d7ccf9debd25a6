import type { Money } from '../../../domain/money/money.ts'
import type { OrderFilter } from '../../../domain/order/order-filter.ts'
import type { OrderSummary } from '../../../domain/order/order-summary.ts'
import type { OrderStatus } from '../../../domain/order/order.ts'
import type { LineQuantity } from '../../../domain/order/parcel.ts'
import type { ShipmentInput } from '../../../domain/order/ship-parcel.ts'
import type { OrderStep } from '../../../domain/order/step-order.ts'
import type { RefundInput } from '../../../domain/payment/request-refund.ts'
import type { ShownOrderFile } from '../../../domain/staff/shown-order-file.ts'
import { operation, type } from '../operation.ts'

/** Orders fifty a page, newest first, and the number of all orders in each status. */
export type OrderResults = {
  readonly orders: readonly OrderSummary[]
  readonly total: number
  readonly counts: ReadonlyMap<OrderStatus, number>
  readonly pages: number
}

type OfOrder = { readonly number: string }

/** A command for an order; its key makes it idempotent. */
export type StaffOrderInput = OfOrder & { readonly key: string; readonly note?: string }

/** Returned packs, and whether they can be sold again. */
export type ReturnedItems = { readonly packs: readonly LineQuantity[]; readonly isSellable: boolean }

const file = type<ShownOrderFile>()
const command = type<StaffOrderInput>()
const KEYED = ['NotFound', 'KeyReused'] as const
const MOVE = [...KEYED, 'WrongOrderStatus'] as const

/** Commands for an order; each returns the order as it is afterwards. */
export const orderActionContract = {
  stepOrder: operation({
    input: type<StaffOrderInput & { readonly step: OrderStep }>(), output: file, refusals: MOVE, permission: 'orders:write',
  }),
  shipParcel: operation({
    input: type<StaffOrderInput & { readonly shipment: ShipmentInput }>(), output: file,
    refusals: [...MOVE, 'QuantityNotAvailable', 'MalformedTracking'], permission: 'orders:write',
  }),
  returnItems: operation({
    input: type<StaffOrderInput & { readonly returned: ReturnedItems }>(), output: file, refusals: [...MOVE, 'QuantityNotAvailable'],
    permission: 'orders:write',
  }),
  cancelRemainingItems: operation({ input: command, output: file, refusals: MOVE, permission: 'orders:write' }),
  cancelOrder: operation({ input: command, output: file, refusals: [...MOVE, 'RefundOutOfRange'], permission: 'payments:write' }),
  /** Without an amount all that was paid. */
  refundOrder: operation({
    input: type<StaffOrderInput & { readonly refund: Pick<RefundInput, 'amount' | 'method'> }>(), output: file,
    refusals: [...KEYED, 'RefundOutOfRange'], permission: 'payments:write',
  }),
  markRefundPaid: operation({
    input: type<StaffOrderInput & { readonly refundId: string }>(), output: file, refusals: KEYED, permission: 'payments:write',
  }),
  recordTransfer: operation({
    input: type<StaffOrderInput & { readonly amount: Money }>(), output: file, refusals: [...MOVE, 'AmountMismatch'],
    permission: 'payments:write',
  }),
}
export type OrderAction = keyof typeof orderActionContract

/** Orders. Every view is recorded, at most once an hour. */
export const staffOrderContract = {
  listAllOrders: operation({
    input: type<{ readonly filter: OrderFilter; readonly page: number }>(), output: type<OrderResults>(), refusals: ['Malformed'],
    permission: 'orders:read',
  }),
  getOrderFile: operation({ input: type<OfOrder>(), output: file, refusals: ['NotFound'], permission: 'orders:read' }),
  ...orderActionContract,
}
