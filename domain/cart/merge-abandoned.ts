import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { omitUndefined } from '../omit-undefined.ts'
import type { ProductId } from '../product/product.ts'
import { clampQuantity } from '../quantity/quantity.ts'
import { addAsMany } from './add-as-many.ts'
import type { NewLine } from './add-line.ts'
import type { CartCompleted } from './cart-refusal.ts'
import type { Cart, CartLine } from './cart.ts'
import { closeCart } from './close-cart.ts'
import { itemsToCopy, withReorderSource } from './reorder-source.ts'
import { openCart } from './open-cart.ts'
import { withReorderOf } from './reorder-of.ts'

export type Merging = {
  readonly maximumOf: (productId: ProductId) => number
  /** Gives a moved line its id; two carts may use the same ids. */
  readonly idOf: (line: CartLine) => string
}

export type MergedCarts = { readonly abandoned: Cart; readonly latest: Cart }

/** The campaign of a product in the latest cart stays: that of the abandoned one may have ended. */
const campaignOf = ({ lines }: Cart, product: ProductId): Pick<CartLine, 'fk'> =>
  omitUndefined({ fk: lines.find(({ productId, fk }) => productId === product && fk !== undefined)?.fk })

const moving = ({ position: _position, total: _total, ...line }: CartLine, packs: number, id: string): NewLine => ({
  ...line, id, quantity: clampQuantity(packs, packs),
})

const copied = ({ abandoned, latest }: MergedCarts, { maximumOf, idOf }: Merging): Cart =>
  withReorderOf(
    withReorderSource(
      itemsToCopy(abandoned, latest).reduce(
        (cart, { line, packs }) => addAsMany(
          cart, { ...moving(line, packs, idOf(line)), ...campaignOf(latest, line.productId) }, maximumOf(line.productId),
        ).cart,
        latest,
      ),
      [abandoned.id, ...(abandoned.itemsFrom ?? [])],
    ),
    abandoned.reorderOf ?? [],
  )

const bothOpen = (carts: MergedCarts): E.Either<CartCompleted, MergedCarts> =>
  pipe(
    openCart(carts.abandoned),
    E.flatMap(() => openCart(carts.latest)),
    E.map(() => carts),
  )

/**
 * Copies the items of an abandoned cart into the latest one: the same variant for the same eye adds up, each product within its maximum
 * over all its lines, personal data is not copied. Gifts are not copied, the shop adds its own to each cart (Commerce §7, decision A28).
 */
export const copyAbandoned = (carts: MergedCarts, merging: Merging): E.Either<CartCompleted, MergedCarts> =>
  pipe(
    bothOpen(carts),
    E.map(() => ({ abandoned: carts.abandoned, latest: copied(carts, merging) })),
  )

/** Moves the items: the abandoned cart is closed. */
export const mergeAbandoned = (carts: MergedCarts, merging: Merging): E.Either<CartCompleted, MergedCarts> =>
  pipe(
    copyAbandoned(carts, merging),
    E.map(({ abandoned, latest }) => ({ abandoned: closeCart(abandoned), latest })),
  )
