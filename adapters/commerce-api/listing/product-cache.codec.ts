import * as E from 'fp-ts/lib/Either.js'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import { MOST_SELECTED } from '../../../domain/listing/page-size.ts'
import { makeProductId, type ProductId } from '../../../domain/product/product.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { readWholeNumber } from '../../../domain/whole-number.ts'
import { PaginationWire } from './pagination.codec.ts'
import { list } from '../codec/field.ts'
import type { Pagination } from '../../../domain/listing/pagination.ts'
import { record, wrapped } from '../codec/record.ts'
import type { QueryValues } from '../operations/query-parameters.ts'
import { CardRecord } from '../product/product-card.codec.ts'

export type CardPage = { readonly products: readonly ProductCard[]; readonly pagination: Pagination }

/** The cards of given products (Commerce §7). */
export const ProductCacheRecord = wrapped('ProductCache', 'data', record<CardPage>('', {
  products: list(CardRecord), pagination: PaginationWire,
}))

type Channels = Pick<ShopSettings, 'brandChannel' | 'salesChannel' | 'priceChannel'>

/** Popular products are requested by id alone; a selection also leaves out free products, page by page (Commerce §7). */
export const productCacheParams = (
  ids: readonly ProductId[],
  at: { readonly locale: Locale; readonly shop: Channels },
  selection?: { readonly page: number; readonly limit: number },
): QueryValues => ({
  locale: at.locale,
  brand_channel: at.shop.brandChannel,
  sales_channel: at.shop.salesChannel,
  'price_channel[]': at.shop.priceChannel,
  'product_id[]': ids,
  cacheKey: [at.shop.brandChannel, at.locale, ...ids].join('-'),
  'price[gt]': selection && 0,
  page: selection?.page,
  limit: selection?.limit,
})

/** A text that names no product is left out, as an unknown product is. */
export const readSelectedIds = (params: URLSearchParams): readonly ProductId[] =>
  params
    .getAll('product_id[]')
    .slice(0, MOST_SELECTED)
    .flatMap((text) => {
      const id = makeProductId(text)
      return E.isRight(id) ? [id.right] : []
    })

const MAX_PAGE_REQUESTED = 999
const countOf = (text: string | null, otherwise: number): number =>
  Math.min(readWholeNumber(text, { from: 1, to: MAX_PAGE_REQUESTED }) ?? otherwise, MOST_SELECTED)

/** The requested part of a selection; by default all of it. */
export const readSelectionPage = (params: URLSearchParams): { readonly page: number; readonly limit: number } => ({
  page: countOf(params.get('page'), 1),
  limit: countOf(params.get('limit'), MOST_SELECTED),
})
