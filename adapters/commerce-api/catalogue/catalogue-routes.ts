import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { catalogueContract } from '../../../application/contract/catalogue.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import { MOST_SELECTED } from '../../../domain/listing/page-size.ts'
import { makePagination } from '../../../domain/listing/make-pagination.ts'
import type { SearchQuery } from '../../../domain/listing/search-query.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import { listingParams, readListingParams } from '../listing/listing-params.ts'
import { ListingRecord } from '../listing/listing.codec.ts'
import { readSearchParams, searchParams, SearchRecord } from '../listing/search.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { reply, replyTo } from '../operations/reply-forms.ts'
import { ofProduct, pathRequest, productOfPath, withoutBody } from '../operations/request-forms.ts'
import { CategoryRecord } from '../product/category.codec.ts'
import {
  type CardPage, productCacheParams, ProductCacheRecord, readSelectedIds, readSelectionPage,
} from '../listing/product-cache.codec.ts'
import { DetailRecord } from '../product/product-detail.codec.ts'
import { chosenParams, ProductOptionsRecord, readChosen } from '../product/product-options.codec.ts'
import { ReplacementRecord } from '../product/replacement.codec.ts'

type OfProduct = { readonly productId: ProductId }

/** A product in chosen values. */
const productIn = withoutBody<OfProduct & { readonly option: LensOption }>({
  query: query.options,
  encode: ({ productId, option }) => ({ path: { product_id: productId }, query: chosenParams(option) }),
  decode: (request) => pipe(productOfPath(request), E.map((productId) => ({ productId, option: readChosen(request.query) }))),
})

/** The page of the cards that was requested. */
const cards = <Input>(pageOf: (request: Input) => { readonly page: number; readonly limit: number }) =>
  replyTo<CardPage, readonly ProductCard[], Input>(ProductCacheRecord, {
    read: ({ products }) => products,
    write: (all, request) => {
      const { page, limit } = pageOf(request)
      const pagination = makePagination({ page, totalItems: all.length, itemsPerPage: limit })
      const start = (pagination.currentPage - 1) * limit
      return { products: all.slice(start, start + limit), pagination }
    },
  })

export const catalogueRoutes = {
  getCategory: route(
    'GET /api/categories', 'Retrieve a category by path',
    withoutBody<{ readonly path: string }>({
      query: [query.path],
      encode: ({ path }) => ({ query: [['path', path]] }),
      decode: (request) => E.right({ path: request.query.get('path') ?? '' }),
    }),
    reply(CategoryRecord),
    { isPublic: true },
  ),
  listProducts: route(
    'GET /api/products', 'List products with facets',
    withoutBody<ListingQuery>({
      query: query.listing,
      encode: (listing) => ({ query: listingParams(listing) }),
      decode: (request) => E.right(readListingParams(request.query)),
    }),
    reply(ListingRecord),
    { isPublic: true },
  ),
  searchProducts: route(
    'GET /api/search', 'Search products',
    withoutBody<SearchQuery>({
      query: query.search,
      encode: (input) => ({ query: searchParams(input) }),
      decode: (request) => E.right(readSearchParams(request.query)),
    }),
    reply(SearchRecord),
    { isPublic: true },
  ),
  getProduct: route(
    'GET /api/products/{product_id}', 'Retrieve a product',
    pathRequest(ofProduct),
    reply(DetailRecord),
    { isPublic: true },
  ),
  getProductOptions: route(
    'GET /api/products/{product_id}/options', 'List the options of a product that remain selectable',
    productIn,
    reply(ProductOptionsRecord),
    { isPublic: true },
  ),
  getProductReplacement: route(
    'GET /api/products/{product_id}/replacement', 'Retrieve the successor of a product with matching lens values',
    productIn,
    reply(ReplacementRecord),
  ),
  getPopularProducts: route(
    'GET /api/popular-products', 'List popular products',
    withoutBody<object>({
      query: query.popularProducts,
      encode: (_input, sender) => ({ query: productCacheParams([], sender) }),
      decode: () => E.right({}),
    }),
    cards(() => ({ page: 1, limit: MOST_SELECTED })),
    { isPublic: true },
  ),
  listProductsById: route(
    'GET /api/product-cache', 'List the products with the given ids',
    withoutBody<{ readonly ids: readonly ProductId[]; readonly page: number; readonly limit: number }>({
      query: query.productCache,
      encode: ({ ids, ...page }, sender) => ({ query: productCacheParams(ids, sender, page) }),
      decode: (request) => E.right({ ids: readSelectedIds(request.query), ...readSelectionPage(request.query) }),
    }),
    cards((request) => request),
    { isPublic: true },
  ),
} satisfies Routes<typeof catalogueContract>
