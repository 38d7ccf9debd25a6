import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { catalogueContract } from '../../../application/contract/catalogue.ts'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import { MOST_SELECTED } from '../../../domain/listing/page-size.ts'
import { makePagination } from '../../../domain/listing/make-pagination.ts'
import type { SearchQuery } from '../../../domain/listing/search-query.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import { listingParams, readListingParams } from '../listing/listing-params.ts'
import { ListingCodec, listingToWire } from '../listing/listing.codec.ts'
import { readSearchParams, SearchCodec, searchParams, searchToWire } from '../listing/search.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { productOfPath, withoutBody } from '../operations/request-forms.ts'
import { CategoryCodec, categoryToWire } from './category.codec.ts'
import { ProductCacheCodec, productCacheParams, readSelectedIds, readSelectionPage } from './product-cache.codec.ts'
import { productDetailToWire } from './product-detail-to-wire.ts'
import { ProductDetailCodec } from './product-detail.codec.ts'
import { chosenParams, ProductOptionsCodec, productOptionsToWire, readChosen } from './product-options.codec.ts'
import { productCardToWire } from './product-to-wire.ts'
import { ReplacementCodec, replacementToWire } from './replacement.codec.ts'

type OfProduct = { readonly productId: ProductId }

/** A product in chosen values. */
const productIn = withoutBody<OfProduct & { readonly option: LensOption }>({
  query: query.options,
  encode: ({ productId, option }) => ({ path: { product_id: productId }, query: chosenParams(option) }),
  decode: (request) => pipe(productOfPath(request), E.map((productId) => ({ productId, option: readChosen(request.query) }))),
})

export const catalogueRoutes = {
  getCategory: route(
    'GET /api/categories', 'Retrieve a category by path',
    withoutBody<{ readonly path: string }>({
      query: [query.path],
      encode: ({ path }) => ({ query: [['path', path]] }),
      decode: (request) => E.right({ path: request.query.get('path') ?? '' }),
    }),
    replyWith(CategoryCodec, (category, { locale }) => categoryToWire(category, locale)),
    { isPublic: true },
  ),
  listProducts: route(
    'GET /api/products', 'List products with facets',
    withoutBody<ListingQuery>({
      query: query.listing,
      encode: (listing) => ({ query: listingParams(listing) }),
      decode: (request) => E.right(readListingParams(request.query)),
    }),
    replyWith(ListingCodec, (listing, { locale }) => listingToWire(listing, locale)),
    { isPublic: true },
  ),
  searchProducts: route(
    'GET /api/search', 'Search products',
    withoutBody<SearchQuery>({
      query: query.search,
      encode: (input) => ({ query: searchParams(input) }),
      decode: (request) => E.right(readSearchParams(request.query)),
    }),
    replyWith(SearchCodec, (hits, { locale }) => searchToWire(hits, locale)),
    { isPublic: true },
  ),
  getProduct: route(
    'GET /api/products/{product_id}', 'Retrieve a product',
    withoutBody<OfProduct>({
      encode: ({ productId }) => ({ path: { product_id: productId } }),
      decode: (request) => pipe(productOfPath(request), E.map((productId) => ({ productId }))),
    }),
    replyWith(ProductDetailCodec, (detail, { locale }) => productDetailToWire(detail, locale)),
    { isPublic: true },
  ),
  getProductOptions: route(
    'GET /api/products/{product_id}/options', 'List the options of a product that remain selectable',
    productIn,
    replyWith(ProductOptionsCodec, productOptionsToWire),
    { isPublic: true },
  ),
  getProductReplacement: route(
    'GET /api/products/{product_id}/replacement', 'Retrieve the successor of a product with matching lens values',
    productIn,
    replyWith(ReplacementCodec, replacementToWire),
  ),
  getPopularProducts: route(
    'GET /api/popular-products', 'List popular products',
    withoutBody<object>({
      query: query.popularProducts,
      encode: (_input, sender) => ({ query: productCacheParams([], sender) }),
      decode: () => E.right({}),
    }),
    replyWith(ProductCacheCodec, (cards, { locale }) => ({
      data: {
        products: cards.map((card) => productCardToWire(card, locale)),
        pagination: makePagination({ page: 1, totalItems: cards.length, itemsPerPage: MOST_SELECTED }),
      },
    })),
    { isPublic: true },
  ),
  listProductsById: route(
    'GET /api/product-cache', 'List the products with the given ids',
    withoutBody<{ readonly ids: readonly ProductId[]; readonly page: number; readonly limit: number }>({
      query: query.productCache,
      encode: ({ ids, ...page }, sender) => ({ query: productCacheParams(ids, sender, page) }),
      decode: (request) => E.right({ ids: readSelectedIds(request.query), ...readSelectionPage(request.query) }),
    }),
    replyWith(ProductCacheCodec, (cards, { request: { page, limit }, locale }) => {
      const pagination = makePagination({ page, totalItems: cards.length, itemsPerPage: limit })
      const start = (pagination.currentPage - 1) * limit
      return {
        data: { products: cards.slice(start, start + limit).map((card) => productCardToWire(card, locale)), pagination },
      }
    }),
    { isPublic: true },
  ),
} satisfies Routes<typeof catalogueContract>
