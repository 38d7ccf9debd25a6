import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { Product, ProductId } from '../../../domain/product/product.ts'
import type { SaleStopReason } from '../../../domain/product/sale-stop.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import type { StockInput, StockReason } from '../../../domain/staff/change-stock.ts'
import type { ProductFilter, StockState } from '../../../domain/staff/product-filter.ts'
import type { Stock } from '../../../domain/stock/stock.ts'
import { LENS_VALUES } from '../shared-refusals.ts'
import { operation, type } from '../operation.ts'

type OfProduct = { readonly id: ProductId }

/** A product, hidden ones too; its title is in the caller's language. */
export type TitledProduct = Pick<Product, 'id' | 'brand' | 'isActive' | 'saleStop'> & { readonly title: string }

/** Counts of the variants that were ever stocked or ordered. */
export type StockCounts = { readonly articles: number; readonly onHand: number; readonly out: number; readonly low: number }

export type StaffProductResults = {
  readonly products: readonly (TitledProduct & StockCounts)[]
  readonly total: number
  readonly pages: number
}

export type Article = { readonly variantId: VariantId; readonly option: LensOption; readonly stock: Stock }

/** The price of a known product. */
export type ChannelPrice = Omit<PriceEntry, 'productId'>

/** A price that applies from an instant on. */
export type PlannedPrice = { readonly entry: PriceEntry; readonly from: Date }

/** A product with its prices, and a page of its variants. */
export type StaffProduct = TitledProduct & {
  readonly prices: readonly ChannelPrice[]
  readonly planned: readonly { readonly entry: ChannelPrice; readonly from: Date }[]
  readonly articles: readonly Article[]
  readonly total: number
  readonly pages: number
}

export type StaffProductQuery = OfProduct & { readonly state?: StockState; readonly option?: LensOption; readonly page: number }

export type StockChange = {
  readonly productId: ProductId
  readonly option: LensOption
  /** The stock that was read: a sale since then is not overwritten. */
  readonly read: Stock
  readonly change: StockInput
  readonly reason: StockReason
}

/** Without `from`, or with a past one, the price applies at once. */
export type PriceInput = {
  readonly productId: ProductId
  readonly entry: ChannelPrice
  /** The price that was read; missing if there was none in this channel. */
  readonly read?: ChannelPrice
  readonly from?: Date
}

/** Identifies a price: the current one, or one planned from an instant on. */
export type PriceName = { readonly productId: ProductId; readonly priceChannel: string; readonly from: Date }

const nothing = type<void>()

/** Products with their prices and stock. */
export const staffProductContract = {
  listStaffProducts: operation({
    input: type<{ readonly filter: ProductFilter; readonly page: number }>(), output: type<StaffProductResults>(),
    refusals: ['Malformed'], permission: 'products:read',
  }),
  /** With `option` that variant alone, also if it was never stocked. */
  getStaffProduct: operation({
    input: type<StaffProductQuery>(), output: type<StaffProduct>(),
    refusals: ['Malformed', 'NotFound', ...LENS_VALUES], permission: 'products:read',
  }),
  changeStock: operation({
    input: type<StockChange>(), output: nothing,
    refusals: ['NotFound', 'MissingOptions', 'UnknownOptions', 'ValueNotMade', 'CombinationNotMade', 'InvalidStockQuantity', 'StockMoved'],
    permission: 'products:write',
  }),
  changePrice: operation({
    input: type<PriceInput>(), output: nothing, refusals: ['NotFound', 'InvalidPrice', 'ChangedMeanwhile'], permission: 'products:write',
  }),
  cancelPlannedPrice: operation({
    input: type<PriceName>(), output: nothing, refusals: ['NotFound'], permission: 'products:write',
  }),
  setProductVisibility: operation({
    input: type<OfProduct & { readonly isActive: boolean }>(), output: nothing, refusals: ['NotFound'], permission: 'products:write',
  }),
  /** Without a reason the product is on sale again. */
  stopSale: operation({
    input: type<OfProduct & { readonly reason: SaleStopReason | undefined }>(), output: nothing, refusals: ['NotFound'],
    permission: 'products:write',
  }),
}
