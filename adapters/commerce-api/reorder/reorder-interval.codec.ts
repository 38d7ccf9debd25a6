import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { flow } from 'fp-ts/lib/function.js'
import type { Eye } from '../../../domain/prescription/lens-option.ts'
import { EYES } from '../../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { shortList } from '../codec/short-list.ts'
import { Day } from '../values/day.codec.ts'
import { QuantityText, ProductIdNumber, VariantIdText } from '../values/names.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'

const SuppliedItemWire = closed(
  'SuppliedItem',
  { product_id: ProductIdNumber, variant_id: VariantIdText, quantity: QuantityText },
  { eye: nullable(oneOf('Eye', EYES)) },
)

/** The customer, and the products with their quantities (Commerce §7). */
export const ReorderIntervalRequest = closed('ReorderIntervalRequest', { email: TypedText, items: shortList(SuppliedItemWire) })
export type ReorderIntervalRequest = t.TypeOf<typeof ReorderIntervalRequest>

export type Supplied = {
  readonly email: string
  readonly items: readonly {
    readonly productId: ProductId
    readonly variantId: VariantId
    readonly eye?: Eye
    readonly quantity: number
  }[]
}

export const reorderIntervalRequest = ({ email, items }: Supplied): ReorderIntervalRequest => ({
  email,
  items: items.map(({ productId, variantId, quantity, eye }) => ({
    product_id: productId, variant_id: variantId, quantity, ...(eye === undefined ? {} : { eye }),
  })),
})

export const suppliedOf = ({ email, items }: ReorderIntervalRequest): Supplied => ({
  email,
  items: items.map(({ product_id: productId, variant_id: variantId, quantity, eye }) => ({
    productId, variantId, quantity, ...(eye == null ? {} : { eye }),
  })),
})

const ReorderIntervalWire = t.strict({ interval: t.number, reorder_at: Day }, 'ReorderInterval')

export const ReorderIntervalCodec = codecFrom(
  'ReorderInterval',
  ReorderIntervalWire,
  flow(({ interval, reorder_at: reorderAt }) => ({ interval, reorderAt }), E.right),
)
