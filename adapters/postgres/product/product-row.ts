import type { Insertable } from 'kysely'
import type { Product } from '../../../domain/product/product.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { productCodec } from './product-codec.ts'
import type { ProductTable } from '../tables.ts'

export const toProduct = ({ id, body }: { readonly id: number; readonly body: unknown }): Product =>
  decodeRow(productCodec, 'product', id, body)

/** The columns that queries read; `body` contains the whole product. */
export const fromProduct = (product: Product): Omit<Insertable<ProductTable>, 'body'> & { readonly body: Product } => ({
  id: product.id,
  type: product.category,
  category_path: product.categoryPath,
  pack_quantity: product.pack.quantity,
  group_key: product.group.key,
  position: product.position,
  rating_total: product.rating.ratingTotal,
  rating_count: product.rating.ratingCount,
  body: product,
})
