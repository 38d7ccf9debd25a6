import * as E from 'fp-ts/lib/Either.js'
import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart, CartLine } from '../../../domain/cart/cart.ts'
import { shipmentOf, type Shipment } from '../../../domain/delivery/shipment.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { canOrder } from '../../../domain/stock/can-order.ts'
import { token } from '../../token.ts'
import type { Shop } from '../shop/shop.ts'
import type { CartStore } from './cart-store.ts'
import type { ChangeCart } from './change-cart.ts'

/** Changes the quantity of a line. The stock is checked first; a quantity that a stop order rules out is not sent (Commerce §5, §7). */
export type ChangeLineQuantity = (lineId: string, quantity: number) => TE.TaskEither<Failure, Cart>
export const ChangeLineQuantity = token<ChangeLineQuantity>('ChangeLineQuantity')

type Deps = { readonly shop: Pick<Shop, 'cart' | 'delivery'>; readonly store: CartStore; readonly changeCart: ChangeCart }

// An unknown stock blocks nothing: the server checks it anyway.
const stockAllows = (
  deps: Deps,
  { productId, option }: CartLine,
  { quantity, shipment }: { readonly quantity: number; readonly shipment: Shipment },
): TE.TaskEither<Failure, unknown> =>
  pipe(
    deps.shop.delivery.getDeliveryDates({ questions: [{ productId, option, quantity }], shipment }),
    TE.match(() => undefined, ([entry]) => entry?.stock),
    T.map((stock) => (stock === undefined ? E.right(quantity) : canOrder(stock, quantity))),
  )

export const makeChangeLineQuantity =
  (deps: Deps): ChangeLineQuantity =>
  (lineId, quantity) =>
    deps.changeCart((token) => {
      const { cart } = deps.store.view()
      const line = cart?.lines.find(({ id }) => id === lineId)
      const change = deps.shop.cart.updateCartQuantity({ token, itemId: lineId, quantity })
      return cart === undefined || line === undefined
        ? change
        : pipe(stockAllows(deps, line, { quantity, shipment: shipmentOf(cart) }), TE.flatMap(() => change))
    })
