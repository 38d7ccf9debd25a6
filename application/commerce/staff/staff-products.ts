import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { countablePage } from '../../../domain/listing/one-page.ts'
import { filterText } from '../../../domain/order/order-filter.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { SaleStopReason } from '../../../domain/product/sale-stop.ts'
import { makeVariant, variantId } from '../../../domain/product/variant.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ProductFilter, StockState } from '../../../domain/staff/product-filter.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { makeChangePrice, type PriceDeps, type PriceInput } from './change-price.ts'
import { makeChangeStock, type StockChange } from './change-stock.ts'
import { forStaff, type ForStaffDeps } from './for-staff.ts'
import type { PriceName } from './product-changes.port.ts'
import type { ProductFile, ProductFinder, ProductSummary } from './product-finder.port.ts'

export type StaffProductDeps = PriceDeps & { readonly productFinder: ProductFinder }

export type StaffProductResults = { readonly products: readonly ProductSummary[]; readonly total: number; readonly pages: number }
export type StaffProduct = ProductFile & { readonly pages: number }
export type StaffProductQuery = {
  readonly id: PriceEntry['productId']
  readonly state?: StockState
  readonly option?: LensOption
  readonly page: number
}

const ITEMS_PER_PAGE = 50
const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / ITEMS_PER_PAGE))

const find = (
  { productFinder }: StaffProductDeps, { state, text }: ProductFilter, page: number,
): TE.TaskEither<Failure, StaffProductResults> =>
  pipe(
    productFinder.find(omitUndefined({ state, text: filterText(text) }), { page: countablePage(page), itemsPerPage: ITEMS_PER_PAGE }),
    TE.map((results) => ({ ...results, pages: pagesOf(results.total) })),
  )

/** Adds an empty stock row for a requested variant that was never stocked, or for a product without options. */
const withRequestedVariant = (file: ProductFile, { state, option }: StaffProductQuery): TE.TaskEither<Failure, ProductFile> => {
  const requested = option ?? (Object.keys(file.product.space.parameters).length === 0 && state === undefined ? {} : undefined)
  if (requested === undefined || file.articles.length > 0) return TE.right(file)
  return pipe(
    TE.fromEither(makeVariant(file.product, requested)),
    TE.map(({ id, option: valid }) => ({
      ...file, total: 1, articles: [{ variantId: id, option: valid, stock: { onHand: 0, stopOrder: false } }],
    })),
  )
}

const open = ({ productFinder }: StaffProductDeps, query: StaffProductQuery): TE.TaskEither<Failure, StaffProduct> =>
  pipe(
    productFinder.file(
      query.id,
      omitUndefined({ state: query.state, variant: query.option && variantId(query.id, query.option) }),
      { page: countablePage(query.page), itemsPerPage: ITEMS_PER_PAGE },
    ),
    TE.flatMap(TE.fromNullable<Failure>({ _tag: 'NotFound', what: 'product' })),
    TE.flatMap((file) => withRequestedVariant(file, query)),
    TE.map((file) => ({ ...file, pages: pagesOf(file.total) })),
  )

/** The back-office operations on products. */
export const makeStaffProducts = (deps: StaffProductDeps & ForStaffDeps) => {
  const may = forStaff(deps)
  return {
    listStaffProducts: may('products:read', (_, filter: ProductFilter, page: number) => find(deps, filter, page)),
    getStaffProduct: may('products:read', (_, query: StaffProductQuery) => open(deps, query)),
    changeStock: may('products:write', ({ person }, change: StockChange) => makeChangeStock(deps)(person.name, change)),
    changePrice: may('products:write', ({ person }, input: PriceInput) => makeChangePrice(deps)(person.name, input)),
    cancelPlannedPrice: may('products:write', ({ person }, price: PriceName) => deps.productChanges.cancelPlannedPrice(price, {
      by: person.name, what: 'price.plan_cancelled', about: String(price.productId), detail: `${price.priceChannel}, ${price.from}`,
      at: deps.clock.now(),
    })),
    setProductVisibility: may('products:write', ({ person }, id: PriceEntry['productId'], isActive: boolean) => deps.productChanges.show(
      id, isActive, { by: person.name, what: isActive ? 'product.shown' : 'product.hidden', about: String(id), at: deps.clock.now() },
    )),
    stopSale: may('products:write', ({ person }, id: PriceEntry['productId'], reason: SaleStopReason | undefined) =>
      deps.productChanges.stopSale(id, reason, {
        by: person.name, about: String(id), at: deps.clock.now(),
        ...(reason === undefined ? { what: 'product.sale_resumed' } : { what: 'product.sale_stopped', detail: reason }),
      })),
  }
}
