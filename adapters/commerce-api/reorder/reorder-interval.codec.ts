import * as t from 'io-ts'
import type { SuppliedItem } from '../../../application/contract/reorder.ts'
import type { ReorderInterval } from '../../../domain/reorder/reorder-interval.ts'
import { list, optional } from '../codec/field.ts'
import { closedRecord, record } from '../codec/record.ts'
import { EyeCode } from '../values/codes.codec.ts'
import { Day } from '../values/day.codec.ts'
import { ProductIdNumber, QuantityText, VariantIdText } from '../values/names.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'

const SuppliedItemRequest = closedRecord<SuppliedItem>('SuppliedItem', {
  productId: ProductIdNumber, variantId: VariantIdText, quantity: QuantityText, eye: optional(EyeCode),
})

/** The customer, and the products with their quantities (Commerce §7). */
export const ReorderIntervalRequest = closedRecord<{ readonly email: string; readonly items: readonly SuppliedItem[] }>(
  'ReorderIntervalRequest', { email: TypedText, items: list(SuppliedItemRequest) },
)

export const ReorderIntervalRecord = record<ReorderInterval>('ReorderInterval', { interval: t.number, reorderAt: Day })
