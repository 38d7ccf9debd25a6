import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import type {
  PriceInput, PriceName, staffProductContract, StaffProductQuery, StockChange,
} from '../../../application/contract/staff/products.ts'
import type { SaleStopReason } from '../../../domain/product/sale-stop.ts'
import { STOCK_REASONS, STOCK_CHANGE_KINDS, type StockInput } from '../../../domain/staff/change-stock.ts'
import { STOCK_STATES } from '../../../domain/staff/product-filter.ts'
import { articleListQuery, productListQuery } from '../../../domain/staff/list-queries.ts'
import type { Stock } from '../../../domain/stock/stock.ts'
import { as, nullish, presentOrNull } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { closedRecord, flat, record } from '../codec/record.ts'
import { CredentialsChanged } from '../identity/security.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, ofProduct, queryRequest } from '../operations/request-forms.ts'
import { instant } from '../values/day.codec.ts'
import { readChosen } from '../product/product-options.codec.ts'
import { ExactText } from '../values/request-text.codec.ts'
import { option, PriceRecord, SaleStopReasonCode, StaffProductRecord, StaffProductResultsRecord, stock } from './staff-products.codec.ts'
import { pageParameter, textParameter } from './staff-queries.ts'

const StockRequest = closedRecord<Omit<StockChange, 'productId'>>('StockRequest', {
  option,
  read: record<Pick<Stock, 'onHand' | 'stopOrder'>>('ReadStock', stock),
  change: flat<StockInput>({ kind: oneOf('StockChangeKind', STOCK_CHANGE_KINDS), packs: t.number, stopOrder: t.boolean }),
  reason: oneOf('StockReason', STOCK_REASONS),
})
const PriceRequest = closedRecord<Omit<PriceInput, 'productId'>>(
  'PriceRequest', { entry: as('price', PriceRecord), read: nullish(PriceRecord), from: nullish(instant) },
)
const PlanRequest = closedRecord<Omit<PriceName, 'productId'>>('PlanRequest', { priceChannel: ExactText, from: instant })
const VisibilityRequest = closedRecord<{ readonly isActive: boolean }>('VisibilityRequest', { isActive: t.boolean })

/** Without a reason the product is on sale again. */
const StopSaleRequest = closedRecord<{ readonly reason: SaleStopReason | undefined }>(
  'StopSaleRequest', { reason: presentOrNull(SaleStopReasonCode) },
)

const state = { name: 'state', schema: { type: 'string', enum: STOCK_STATES } } as const

/** A query without lens values names no variant. */
const requestedVariant = (params: URLSearchParams): Pick<StaffProductQuery, 'option'> => {
  const chosen = readChosen(params)
  return Object.keys(chosen).length === 0 ? {} : { option: chosen }
}

const product = { id: ofProduct.productId }
const changed = reply(CredentialsChanged)

export const staffProductRoutes: Routes<typeof staffProductContract> = {
  listStaffProducts: route(
    'GET /api/staff/products', 'List products with their stock, by id',
    queryRequest(
      [textParameter('text'), state, pageParameter], { read: productListQuery, write: ({ filter, page }) => ({ ...filter, page }) },
    ),
    reply(StaffProductResultsRecord),
  ),
  getStaffProduct: route(
    'GET /api/staff/products/{product_id}', 'Retrieve a product with prices, planned prices and variants',
    queryRequest<Omit<StaffProductQuery, 'id'>, Pick<StaffProductQuery, 'id'>>([state, pageParameter, ...query.options], {
      read: (params) => pipe(articleListQuery(params), E.map((listed) => ({ ...listed, ...requestedVariant(params) }))),
      write: ({ option: values, ...listed }) => ({ ...listed, ...values }),
    }, product),
    reply(StaffProductRecord),
  ),
  changeStock: route(
    'POST /api/staff/products/{product_id}/stock', 'Change the stock of a variant, if unchanged since it was read',
    bodyRequest(StockRequest, ofProduct),
    changed,
  ),
  changePrice: route(
    'POST /api/staff/products/{product_id}/prices', 'Change a price now or at a later time, if unchanged since it was read',
    bodyRequest(PriceRequest, ofProduct),
    changed,
  ),
  cancelPlannedPrice: route(
    'POST /api/staff/products/{product_id}/prices/cancellations', 'Cancel a planned price',
    bodyRequest(PlanRequest, ofProduct),
    changed,
  ),
  setProductVisibility: route(
    'PUT /api/staff/products/{product_id}/visibility', 'Show or hide a product',
    bodyRequest(VisibilityRequest, product),
    changed,
  ),
  stopSale: route(
    'PUT /api/staff/products/{product_id}/sale-stop', 'Stop the sale of a product immediately, or resume it (reason null)',
    bodyRequest(StopSaleRequest, product),
    changed,
  ),
}
