import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { PriceEntry } from '../pricing/pricing.ts'
import { unitPriceFor } from '../pricing/unit-price.ts'
import type { NotForSale } from '../product/product-refusal.ts'
import type { CartCompleted } from './cart-refusal.ts'
import type { Cart, CartLine } from './cart.ts'
import { packsOf } from './count-units.ts'
import { isGiftLine } from '../product/gift-line.ts'
import { openCart } from './open-cart.ts'
import { resizedLine } from './resized-line.ts'
import { withTotals } from './with-totals.ts'

const repriced = (cart: Cart, line: CartLine, entries: readonly PriceEntry[]): E.Either<NotForSale, CartLine> => {
  if (isGiftLine(line)) return E.right(line)
  const entry = entries.find((price) => price.productId === line.productId)
  if (entry === undefined) return E.left({ _tag: 'NotForSale' })
  const { original, current, website } = unitPriceFor(entry, packsOf(cart, line.productId))
  const priced = { ...line, unitPrice: current, originalUnitPrice: original, websiteUnitPrice: website }
  return E.right(resizedLine(priced, line.quantity))
}

/**
 * Reprices every line at the current price for all packs of its product in the cart; gifts stay free. A product without a price in this
 * channel is not for sale (Commerce §3, decision A13).
 */
export const repriceLines = (
  cart: Cart,
  entries: readonly PriceEntry[],
): E.Either<CartCompleted | NotForSale, Cart> =>
  pipe(
    openCart(cart),
    E.flatMap(() => E.traverseArray((line: CartLine) => repriced(cart, line, entries))(cart.lines)),
    E.map((lines) => withTotals({ ...cart, lines })),
  )
