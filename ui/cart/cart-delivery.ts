import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { CheckStock } from '../../application/storefront/stock/check-stock.ts'
import type { StockQuestion } from '../../application/storefront/stock/stock-gateway.port.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { cartDelivery, type CartDelivery } from '../../domain/delivery/cart-delivery.ts'
import { shipmentOf } from '../../domain/delivery/shipment.ts'
import { isPhysical } from '../../domain/delivery/is-physical.ts'
import type { Injector } from '../binding/injector.ts'
import { groupBy } from '../../domain/group-by.ts'

/** One question a variant, for all its packs in the cart. */
export const deliveryQuestions = (cart: Pick<Cart, 'lines'> | undefined): readonly StockQuestion[] =>
  [...groupBy((cart?.lines ?? []).filter(isPhysical), (line) => line.variantId).values()].flatMap((lines) => {
    const [first] = lines
    const quantity = lines.reduce((packs, line) => packs + line.quantity, 0)
    return first === undefined ? [] : [{ productId: first.productId, option: first.option, quantity }]
  })

/** When the lines of a cart come and which cannot; a page without it is better than no page. */
export const loadDelivery = (injector: Injector, cart: Cart): Promise<CartDelivery | undefined> => {
  const questions = deliveryQuestions(cart)
  if (questions.length === 0) return Promise.resolve(undefined)
  return pipe(
    injector.get(CheckStock)(questions, shipmentOf(cart)),
    TE.match(() => undefined, (stocks): CartDelivery | undefined => cartDelivery(cart.lines, stocks)),
  )()
}
