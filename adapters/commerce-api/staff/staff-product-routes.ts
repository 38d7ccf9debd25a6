import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import type { staffProductContract } from '../../../application/contract/staff/products.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import { SALE_STOP_REASONS } from '../../../domain/product/sale-stop.ts'
import { STOCK_REASONS, STOCK_CHANGE_KINDS } from '../../../domain/staff/change-stock.ts'
import { STOCK_STATES } from '../../../domain/staff/product-filter.ts'
import { articleListQuery, productListQuery } from '../../../domain/staff/list-queries.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { closed } from '../codec/closed.ts'
import { nullable, presentOrNull } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { orUndefined, orNull } from '../codec/or-null.ts'
import { CredentialsChanged } from '../identity/security.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply, replyWith } from '../operations/reply-forms.ts'
import { withoutBody, productOfPath, withBody } from '../operations/request-forms.ts'
import { Instant } from '../values/day.codec.ts'
import { OptionRecord, optionOf, optionToWire } from '../values/option.codec.ts'
import {
  StaffProductResultsCodec, staffProductResultsToWire, StaffProductCodec, staffProductToWire, PriceWire, priceOf, priceToWire,
} from './staff-products.codec.ts'
import { pageParameter, pairs, textParameter } from './staff-queries.ts'
import { ExactText } from '../values/request-text.codec.ts'

const StockRequest = closed('StockRequest', {
  options: OptionRecord, read: t.strict({ on_hand: t.number, stop_order: t.boolean }, 'ReadStock'),
  kind: oneOf('StockChangeKind', STOCK_CHANGE_KINDS), packs: t.number, stop_order: t.boolean, reason: oneOf('StockReason', STOCK_REASONS),
})
const PriceRequest = closed('PriceRequest', { price: PriceWire }, { read: nullable(PriceWire), from: nullable(Instant) })
const PlanRequest = closed('PlanRequest', { price_channel: ExactText, from: Instant })
const VisibilityRequest = closed('VisibilityRequest', { is_active: t.boolean })

/** Without a reason the product is on sale again. */
const StopSaleRequest = closed('StopSaleRequest', { reason: presentOrNull(oneOf('SaleStopReason', SALE_STOP_REASONS)) })

const state = { name: 'state', schema: { type: 'string', enum: STOCK_STATES } } as const

const at = (id: ProductId) => ({ product_id: id })
const changed = reply(CredentialsChanged)

export const staffProductRoutes: Routes<typeof staffProductContract> = {
  listStaffProducts: route(
    'GET /api/staff/products', 'List products with their stock, by id',
    withoutBody({
      query: [textParameter('text'), state, pageParameter],
      encode: ({ filter, page: number }) => ({ query: pairs({ ...filter, page: String(number) }) }),
      decode: ({ query }) => productListQuery(query),
    }),
    replyWith(StaffProductResultsCodec, staffProductResultsToWire),
  ),
  getStaffProduct: route(
    'GET /api/staff/products/{product_id}', 'Retrieve a product with prices, planned prices and variants',
    withoutBody({
      query: [state, pageParameter],
      encode: ({ id, state: stockState, page: number }) => ({ path: at(id), query: pairs({ state: stockState, page: String(number) }) }),
      decode: (request) =>
        pipe(productOfPath(request), E.flatMap((id) => pipe(articleListQuery(request.query), E.map((query) => ({ id, ...query }))))),
    }),
    replyWith(StaffProductCodec, staffProductToWire),
  ),
  changeStock: route(
    'POST /api/staff/products/{product_id}/stock', 'Change the stock of a variant, if unchanged since it was read',
    withBody({
      body: StockRequest,
      encode: ({ productId, option, read, change: { kind, packs, stopOrder }, reason }) => ({
        path: at(productId),
        body: {
          options: optionToWire(undefined, option), read: { on_hand: read.onHand, stop_order: read.stopOrder },
          kind, packs, stop_order: stopOrder, reason,
        },
      }),
      decode: ({ options, read, kind, packs, stop_order: stopOrder, reason }, request) => pipe(
        productOfPath(request),
        E.map((productId) => ({
          productId, option: optionOf(undefined, options), read: { onHand: read.on_hand, stopOrder: read.stop_order },
          change: { kind, packs, stopOrder }, reason,
        })),
      ),
    }),
    changed,
  ),
  changePrice: route(
    'POST /api/staff/products/{product_id}/prices', 'Change a price now or at a later time, if unchanged since it was read',
    withBody({
      body: PriceRequest,
      encode: ({ entry, read, from }) => ({
        path: at(entry.productId), body: { price: priceToWire(entry), read: orNull(read && priceToWire(read)), from: orNull(from) },
      }),
      decode: ({ price, read = null, from = null }, request) => pipe(
        productOfPath(request),
        E.map((id) => ({
          entry: priceOf(price, id), ...omitUndefined({ read: read === null ? undefined : priceOf(read, id), from: orUndefined(from) }),
        })),
      ),
    }),
    changed,
  ),
  cancelPlannedPrice: route(
    'POST /api/staff/products/{product_id}/prices/cancellations', 'Cancel a planned price',
    withBody({
      body: PlanRequest,
      encode: ({ productId, priceChannel, from }) => ({ path: at(productId), body: { price_channel: priceChannel, from } }),
      decode: ({ price_channel: priceChannel, from }, request) =>
        pipe(productOfPath(request), E.map((productId) => ({ productId, priceChannel, from }))),
    }),
    changed,
  ),
  setProductVisibility: route(
    'PUT /api/staff/products/{product_id}/visibility', 'Show or hide a product',
    withBody({
      body: VisibilityRequest,
      encode: ({ id, isActive }) => ({ path: at(id), body: { is_active: isActive } }),
      decode: ({ is_active: isActive }, request) => pipe(productOfPath(request), E.map((id) => ({ id, isActive }))),
    }),
    changed,
  ),
  stopSale: route(
    'PUT /api/staff/products/{product_id}/sale-stop', 'Stop the sale of a product immediately, or resume it (reason null)',
    withBody({
      body: StopSaleRequest,
      encode: ({ id, reason }) => ({ path: at(id), body: { reason: orNull(reason) } }),
      decode: ({ reason }, request) => pipe(productOfPath(request), E.map((id) => ({ id, reason: orUndefined(reason) }))),
    }),
    changed,
  ),
}
