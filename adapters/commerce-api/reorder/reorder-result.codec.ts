import type { Currency } from '../../../domain/money/currency.ts'
import {
  type NotReorderable, REORDER_OBSTACLES, type ReorderResult, type SwitchedProduct,
} from '../../../domain/reorder/reorder-result.ts'
import { CartItemRecord } from '../cart/cart-item.codec.ts'
import { as, listOrNone, optional, orNull, written } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { record } from '../codec/record.ts'
import { RefusalRecord } from '../refusal.codec.ts'
import { CurrencyCode } from '../values/codes.codec.ts'
import { ProductIdNumber } from '../values/names.codec.ts'

const products = listOrNone(ProductIdNumber)

/** The result of a reorder; a missing list is empty (Commerce §3). Without any line there is no amount, and no currency. */
export const ReorderResultRecord = record<ReorderResult>('ReorderResult', {
  items: listOrNone(CartItemRecord),
  notReorderable: listOrNone(record<NotReorderable>('NotReorderable', {
    productId: ProductIdNumber, reason: oneOf('ReorderObstacle', REORDER_OBSTACLES), successorId: optional(ProductIdNumber),
  })),
  switchedProducts: listOrNone(record<SwitchedProduct>('SwitchedProduct', {
    from: as('product_id', ProductIdNumber), to: as('replacement_id', ProductIdNumber),
  })),
  addedTrialProducts: products,
  foundNonReorderableProducts: products,
  currency_code: written(orNull(CurrencyCode), ({ items }: ReorderResult) => items[0]?.total.currency),
  couponRefusal: optional(RefusalRecord),
}, {
  ofWire: ({ currency_code: currency }: { readonly currency_code: Currency | null }) => (currency === null ? {} : { currency }),
})
