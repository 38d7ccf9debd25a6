import * as t from 'io-ts'
import type { ProductBuyer } from '../../../domain/order/product-buyer.ts'
import { as, list } from '../codec/field.ts'
import { members, record } from '../codec/record.ts'
import { LocaleCode, OrderStatusCode } from '../values/codes.codec.ts'
import { Instant } from '../values/day.codec.ts'
import { EmailText, VariantIdText } from '../values/names.codec.ts'

/** The buyers of a product, one line of an order each. */
export const ProductBuyersRecord = members('ProductBuyers', record<ProductBuyer>('ProductBuyer', {
  number: t.string, createdAt: Instant, sentAt: list(Instant), status: as('state', OrderStatusCode), variantId: VariantIdText,
  quantity: t.number, name: t.string, email: EmailText, locale: LocaleCode,
}))
