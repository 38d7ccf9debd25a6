import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { flow } from 'fp-ts/lib/function.js'
import type { Listing } from '../../../domain/listing/listing.ts'
import { makePagination } from '../../../domain/listing/make-pagination.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { productCardOf } from '../product/product-card.codec.ts'
import { productCardToWire } from '../product/product-to-wire.ts'
import { ProductWire } from '../product/product.codec.ts'
import { FacetCode } from '../values/codes.codec.ts'

export const FacetWire = t.strict(
  {
    facet: FacetCode,
    values: t.readonlyArray(t.strict({ value: t.string, count: t.number, chosen: t.boolean })),
  },
  'Facet',
)

/** One page of products: `result` and `meta.total`, with the available filters (Commerce §7). */
export const ListingWire = t.strict(
  {
    result: t.readonlyArray(ProductWire),
    meta: t.strict({ total: t.number, page: t.number, limit: t.number, facets: t.readonlyArray(FacetWire) }),
  },
  'Listing',
)
export type ListingWire = t.TypeOf<typeof ListingWire>

const listingOf = ({ result, meta }: ListingWire): Listing => ({
  cards: result.map(productCardOf),
  pagination: makePagination({ page: meta.page, totalItems: meta.total, itemsPerPage: meta.limit }),
  facets: meta.facets,
})

export const ListingCodec = codecFrom('Listing', ListingWire, flow(listingOf, E.right))

export const listingToWire = ({ cards, pagination, facets }: Listing, locale: Locale): ListingWire => ({
  result: cards.map((card) => productCardToWire(card, locale)),
  meta: {
    total: pagination.totalItems,
    page: pagination.currentPage,
    limit: pagination.itemsPerPage,
    facets,
  },
})
