import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { aDay, anyText, aPage, oneOf, readQuery, someOf } from '../listing/read-query.ts'
import type { OrderFilter } from '../order/order-filter.ts'
import { isOrderStatus } from '../order/order-status.ts'
import { isReviewState, type ReviewState } from '../rating/review-state.ts'
import type { Malformed } from '../request-refusal.ts'
import { omitUndefined } from '../omit-undefined.ts'
import { isAuditEntryKind, type AuditEntryFilter } from './audit-entry-filter.ts'
import { isStockState, type ProductFilter, type StockState } from './product-filter.ts'

type ListQuery<Filter> = { readonly filter: Filter; readonly page: number }
type ReadQuery<Query> = (params: URLSearchParams) => E.Either<Malformed, Query>

/** The queries of the staff lists, shared by the API and the back office. */
export const orderListQuery: ReadQuery<ListQuery<OrderFilter>> = (params) =>
  pipe(
    readQuery({ state: someOf(isOrderStatus), day: aDay, text: anyText, page: aPage })(params),
    E.map(({ state: statuses, page = 1, ...filter }) => ({ filter: { ...filter, ...omitUndefined({ statuses }) }, page })),
  )

export const productListQuery: ReadQuery<ListQuery<ProductFilter>> = (params) =>
  pipe(
    readQuery({ state: oneOf(isStockState), text: anyText, page: aPage })(params),
    E.map(({ page = 1, ...filter }) => ({ filter, page })),
  )

export const articleListQuery: ReadQuery<{ readonly state?: StockState; readonly page: number }> = (params) =>
  pipe(productListQuery(params), E.map(({ filter: { state }, page }) => ({ page, ...omitUndefined({ state }) })))

export const auditLogQuery: ReadQuery<ListQuery<AuditEntryFilter>> = (params) =>
  pipe(
    readQuery({ what: oneOf(isAuditEntryKind), day: aDay, text: anyText, page: aPage })(params),
    E.map(({ page = 1, ...filter }) => ({ filter, page })),
  )

export const reviewListQuery: ReadQuery<{ readonly state: ReviewState; readonly page: number }> = (params) =>
  pipe(
    readQuery({ state: oneOf(isReviewState), page: aPage })(params),
    E.map(({ state = 'held', page = 1 }) => ({ state, page })),
  )

export const textListQuery: ReadQuery<{ readonly text: string; readonly page: number }> = (params) =>
  pipe(readQuery({ text: anyText, page: aPage })(params), E.map(({ text = '', page = 1 }) => ({ text, page })))

export const dayRangeQuery = readQuery({ from: aDay, to: aDay })
