import type { OrderCommand } from '../../application/commerce/order/move-order.ts'
import { ownKey } from '../../domain/order/change-key.ts'
import { requestDigest } from '../../domain/keyed-request.ts'
import type { ChangeKey, KeyedRequest } from '../../domain/order/order-change.ts'

export const changeKey = (name: string): ChangeKey => ownKey('asked', name)

/** A request with a key; the same name and body is the same request, sent again. */
export const keyed = (name: string, body: unknown = {}, by = 'Rosa'): KeyedRequest =>
  ({ key: changeKey(name), digest: requestDigest('asked', by, body) })

/** A request of staff about an order; the same name is the same request, repeated. */
export const staffCommand = ({ number }: { readonly number: string }, name: string, note?: string): OrderCommand =>
  ({ number, ...keyed(name), by: { kind: 'staff', name: 'Rosa' }, ...(note === undefined ? {} : { note }) })
