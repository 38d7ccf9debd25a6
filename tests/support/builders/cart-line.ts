import { toLineProduct } from '../../../domain/cart/line-product.ts'
import type { CartLine } from '../../../domain/cart/cart.ts'
import { multiplyMoney } from '../../../domain/money/money-arithmetic.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { Product } from '../../../domain/product/product.ts'
import { makeQuantity } from '../../../domain/quantity/quantity.ts'
import { made } from './made.ts'
import { chf } from './money.ts'
import { aProduct } from './product.ts'
import { aVariant } from './stock-row.ts'

type Stated = Partial<Omit<CartLine, 'quantity' | 'unitPrice' | 'total' | 'option' | 'productId' | 'variantId'>> & {
  readonly product?: Product
  readonly option?: LensOption
  readonly quantity?: number
  /** Cents per pack. */
  readonly unitPrice?: number
}

const usualOption = (product: Product): LensOption =>
  'sphere' in product.space.parameters ? { sphere: -2.25, radius: 8.6, diameter: 14 } : {}

/** One pack at 50.00 by default; its total is calculated. */
export const aLine = (stated: Stated = {}): CartLine => {
  const { product = aProduct(), option = usualOption(product), quantity = 1, unitPrice = 5000, ...rest } = stated
  const variant = aVariant(product, option)
  const { image: _image, badge: _badge, ...description } = toLineProduct(product, variant)
  const price = chf(unitPrice)
  return {
    id: 'line-1',
    ...description,
    quantity: made(makeQuantity(quantity, Number.MAX_SAFE_INTEGER)),
    unitPrice: price,
    originalUnitPrice: price,
    websiteUnitPrice: price,
    total: multiplyMoney(price, quantity),
    isTrial: false,
    position: 1,
    ...rest,
  }
}
