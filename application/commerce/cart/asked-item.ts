import type { CreatedFrom } from '../../../domain/cart/cart.ts'
import type { Eye, LensOption } from '../../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../../domain/product/product.ts'

/**
 * What a shopper asks to put in. The price is the shop's: `fk` may earn a special one, `priceChannel` decides nothing.
 */
export type AskedItem = {
  readonly productId: ProductId
  readonly eye?: Eye
  readonly option: LensOption
  readonly quantity: unknown
  readonly createdFrom?: CreatedFrom
  readonly fk?: string
  readonly priceChannel?: string
}
