import type { Asked } from '../../application/commerce/order/move-order.ts'
import { ownKey } from '../../domain/order/change-key.ts'
import type { ChangeKey } from '../../domain/order/order-change.ts'

export const changeKey = (name: string): ChangeKey => ownKey('asked', name)

/** What somebody of the shop asks of an order; the same name is the same thing, asked again. */
export const asks = ({ number }: { readonly number: string }, name: string, note?: string): Asked =>
  ({ number, key: changeKey(name), by: { kind: 'staff', name: 'Rosa' }, ...(note === undefined ? {} : { note }) })
