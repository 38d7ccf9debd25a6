import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { StockQuestion } from '../../application/contract/delivery.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { cartDelivery, type CartDelivery } from '../../domain/delivery/cart-delivery.ts'
import { shipmentOf } from '../../domain/delivery/shipment.ts'
import { isPhysical } from '../../domain/delivery/is-physical.ts'
import type { Injector } from '../binding/injector.ts'
import { groupBy } from '../../domain/group-by.ts'

/** One stock query per variant, for its total quantity in the cart. */
export const stockQueriesOf = (cart: Pick<Cart, 'lines'> | undefined): readonly StockQuestion[] =>
  [...groupBy((cart?.lines ?? []).filter(isPhysical), (line) => line.variantId).values()].flatMap((lines) => {
    const [first] = lines
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
    return first === undefined ? [] : [{ productId: first.productId, option: first.option, quantity }]
  })

/** Expected delivery of the lines and which are blocked; the page is shown without it if that fails. */
export const loadDelivery = (injector: Injector, cart: Cart): Promise<CartDelivery | undefined> => {
  const questions = stockQueriesOf(cart)
  if (questions.length === 0) return Promise.resolve(undefined)
  return pipe(
    injector.get(Shop).delivery.getDeliveryDates({ questions, shipment: shipmentOf(cart) }),
    TE.match(() => undefined, (stocks): CartDelivery | undefined => cartDelivery(cart.lines, stocks)),
  )()
}
