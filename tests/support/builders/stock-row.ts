import type { StockRow } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { Product } from '../../../domain/product/product.ts'
import { makeVariant } from '../../../domain/product/variant.ts'
import type { Variant, VariantId } from '../../../domain/product/variant.ts'
import { made } from './made.ts'

export const aVariant = (product: Product, option: LensOption = {}): Variant => made(makeVariant(product, option))
export const aVariantId = (product: Product, option: LensOption = {}): VariantId => aVariant(product, option).id

/** `onHand` packs of a product in one combination. */
export const aStockRow = (
  product: Product,
  { option = {}, onHand = 20, stopOrder = false }: {
    readonly option?: LensOption
    readonly onHand?: number
    readonly stopOrder?: boolean
  } = {},
): StockRow => ({ variant: aVariant(product, option), stock: { onHand, stopOrder } })
