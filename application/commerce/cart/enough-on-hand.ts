import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { isServiceItem } from '../../../domain/product/is-service-item.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { canOrder } from '../../../domain/stock/can-order.ts'
import type { Stock } from '../../../domain/stock/stock.ts'
import type { StopOrder } from '../../../domain/stock/stock-refusal.ts'
import { availableAt } from '../stock/stock-of-variant.ts'

/** All packs of a variant in a cart, over both eyes. */
export const quantityOfVariant = (cart: Cart, id: VariantId): number =>
  cart.lines
    .filter((line) => line.variantId === id && !isServiceItem(line))
    .reduce((packs, line) => packs + line.quantity, 0)

/** Whether enough of these variants is available for all packs in the cart, over both eyes (decision A18). */
export const enoughOnHand = (
  cart: Cart,
  ids: readonly VariantId[],
  stocks: ReadonlyMap<VariantId, Stock>,
): E.Either<StopOrder, Cart> =>
  pipe(
    ids,
    E.traverseArray((id) => canOrder(availableAt(stocks, id), quantityOfVariant(cart, id))),
    E.map(() => cart),
  )
