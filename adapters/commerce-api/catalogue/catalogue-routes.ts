import * as E from 'fp-ts/lib/Either.js'
import type { catalogueContract } from '../../../application/contract/catalogue.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import { MOST_SELECTED } from '../../../domain/listing/page-size.ts'
import { makePagination } from '../../../domain/listing/make-pagination.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import { listingParams, readListingParams } from '../listing/listing-params.ts'
import { ListingRecord } from '../listing/listing.codec.ts'
import { readSearchParams, searchParams, SearchRecord } from '../listing/search.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { reply, replyTo } from '../operations/reply-forms.ts'
import { ofProduct, pathRequest, queryRequest } from '../operations/request-forms.ts'
import { CategoryRecord } from '../product/category.codec.ts'
import {
  type CardPage, productCacheParams, ProductCacheRecord, readSelectedIds, readSelectionPage,
} from '../listing/product-cache.codec.ts'
import { DetailRecord } from '../product/product-detail.codec.ts'
import { ProductOptionsRecord, readChosen } from '../product/product-options.codec.ts'
import { ReplacementRecord } from '../product/replacement.codec.ts'

type OfProduct = { readonly productId: ProductId }

/** A product in chosen values. */
const productIn = queryRequest<{ readonly option: LensOption }, OfProduct>(query.options, {
  read: (params) => E.right({ option: readChosen(params) }), write: ({ option }) => option,
}, ofProduct)

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
    queryRequest([query.path], {
      read: (params) => E.right({ path: params.get('path') ?? '' }), write: ({ path }: { readonly path: string }) => ({ path }),
    }),
    reply(CategoryRecord),
    { isPublic: true },
  ),
  listProducts: route(
    'GET /api/products', 'List products with facets',
    queryRequest(query.listing, { read: (params) => E.right(readListingParams(params)), write: listingParams }),
    reply(ListingRecord),
    { isPublic: true },
  ),
  searchProducts: route(
    'GET /api/search', 'Search products',
    queryRequest(query.search, { read: (params) => E.right(readSearchParams(params)), write: searchParams }),
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
    queryRequest(query.popularProducts, { read: () => E.right({}), write: (_: object, sender) => productCacheParams([], sender) }),
    cards(() => ({ page: 1, limit: MOST_SELECTED })),
    { isPublic: true },
  ),
  listProductsById: route(
    'GET /api/product-cache', 'List the products with the given ids',
    queryRequest(query.productCache, {
      read: (params) => E.right({ ids: readSelectedIds(params), ...readSelectionPage(params) }),
      write: ({ ids, ...page }, sender) => productCacheParams(ids, sender, page),
    }),
    cards((request) => request),
    { isPublic: true },
  ),
} satisfies Routes<typeof catalogueContract>
