import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { ProductId } from '../product/product.ts'
import { addAsMany } from './add-as-many.ts'
import type { NewLine } from './add-line.ts'
import type { Cart, CartLine } from './cart.ts'
import { closeCart } from './close-cart.ts'
import { boughtLines } from './gift-line.ts'
import { openCart, type CartCompleted } from './open-cart.ts'

export type Merging = {
  readonly maximumOf: (productId: ProductId) => number
  /** Names a line that moves; two carts may have named theirs alike. */
  readonly idOf: (line: CartLine) => string
}

export type MergedCarts = { readonly abandoned: Cart; readonly latest: Cart }

const moving = ({ position: _position, total: _total, ...line }: CartLine, id: string): NewLine => ({ ...line, id })

/**
 * Moves the goods of an abandoned cart into the latest one: the same variant for the same eye adds up, each product
 * within its maximum over all its lines, nothing of the person goes along; the abandoned cart is closed. Gifts stay
 * behind, the shop gives its own to each cart (Commerce §7, decision A28).
 */
export const mergeAbandoned = (carts: MergedCarts, { maximumOf, idOf }: Merging): E.Either<CartCompleted, MergedCarts> =>
  pipe(
    openCart(carts.abandoned),
    E.flatMap(() => openCart(carts.latest)),
    E.map(() => ({
      abandoned: closeCart(carts.abandoned),
      latest: boughtLines(carts.abandoned.lines).reduce(
        (cart, line) => addAsMany(cart, moving(line, idOf(line)), maximumOf(line.productId)).cart,
        carts.latest,
      ),
    })),
  )
