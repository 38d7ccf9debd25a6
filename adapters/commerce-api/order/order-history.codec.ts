import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ShownOrder } from '../../../domain/order/shown-order.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { orderOf, OrderWire } from './order.codec.ts'

/** Orders as a member list with their total number (Commerce §7, decision A53). */
export const OrderHistoryWire = t.strict(
  { 'hydra:member': t.readonlyArray(OrderWire), 'hydra:totalItems': t.number },
  'OrderHistory',
)
export type OrderHistoryWire = t.TypeOf<typeof OrderHistoryWire>

export const OrderHistoryCodec = codecFrom('OrderHistory', OrderHistoryWire, (wire) =>
  pipe(
    wire['hydra:member'],
    E.traverseArray(orderOf),
    E.map((orders: readonly ShownOrder[]) => ({ orders, total: wire['hydra:totalItems'] })),
  ),
)
