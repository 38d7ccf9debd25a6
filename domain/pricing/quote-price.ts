import { multiplyMoney } from '../money/money-arithmetic.ts'
import type { Quantity } from '../quantity/quantity.ts'
import { priceFields } from './price-fields.ts'
import type { PriceEntry, Pricing } from './pricing.ts'
import { unitPriceFor } from './unit-price.ts'

/**
 * The price of `quantity` packs while the cart has `inCart` packs of the product: those count for the bulk tier and so for the unit price,
 * never for the total (Commerce §3, decision A13).
 */
export const quotePrice = (entry: PriceEntry, quantity: Quantity, inCart: number): Pricing => {
  const { original, current, website } = unitPriceFor(entry, quantity + inCart)
  return {
    productIds: [entry.productId],
    unit: priceFields(original, current, website),
    totalExcludingInCart: priceFields(
      multiplyMoney(original, quantity),
      multiplyMoney(current, quantity),
      multiplyMoney(website, quantity),
    ),
  }
}
