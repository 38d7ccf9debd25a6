import * as t from 'io-ts'
import type { SharedOrder } from '../../../domain/order/shared-order.ts'
import { as, list, optional } from '../codec/field.ts'
import { closedRecord, record } from '../codec/record.ts'
import { OrderStatusCode } from '../values/codes.codec.ts'
import { LocalTextRecord } from '../values/local-text.codec.ts'
import { QuantityNumber } from '../values/names.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'

/** Fields that the buyer sees and the order's link does not show. */
export const OrderProofRequest = closedRecord<{ readonly email: string; readonly postcode: string }>(
  'OrderProofRequest', { email: TypedText, postcode: TypedText },
)

export const SharedOrderRecord = record<SharedOrder>('SharedOrder', {
  number: t.string,
  status: as('state', OrderStatusCode),
  tracking: optional(t.string),
  lines: as('items', list(t.strict({ titles: LocalTextRecord, quantity: QuantityNumber }))),
})
