import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ProductId } from '../product/product.ts'
import { clampQuantity, makeQuantity } from '../quantity/quantity.ts'
import { addLine } from './add-line.ts'
import type { Cart, CartLine } from './cart.ts'
import { packsOf } from './count-units.ts'
import { itemsToCopy, withReorderSource } from './reorder-source.ts'
import { withReorderOf } from './reorder-of.ts'

type MaximumOf = (productId: ProductId) => number

/** As many packs of a line as the product's maximum still allows. */
const fitting = (cart: Cart, line: CartLine, maximum: number): E.Either<unknown, CartLine> =>
  pipe(
    makeQuantity(Math.min(line.quantity, maximum - packsOf(cart, line.productId)), maximum),
    E.map((quantity) => ({ ...line, quantity })),
  )

const withLine = (cart: Cart, line: CartLine, maximum: number): Cart =>
  pipe(
    maximum - packsOf(cart, line.productId) < 1 ? E.left('full') : fitting(cart, line, maximum),
    E.flatMap((fit): E.Either<unknown, Cart> => addLine(cart, fit, maximum)),
    E.getOrElse(() => cart),
  )

/** Addresses of the other cart are taken over if this one has none; shipping and payment must be chosen again. */
const withAddressesOf = (cart: Cart, { email, billingAddress, shippingAddress }: Cart): Cart =>
  cart.billingAddress !== undefined || email === undefined || billingAddress === undefined || shippingAddress === undefined
    ? cart
    : { ...cart, email, billingAddress, shippingAddress, checkoutState: 'addressed' }

/**
 * Adds all items of one cart to another: the same lens for the same eye becomes one line, no product exceeds its maximum. Gifts are not
 * copied, the shop adds its own. Reprice the cart afterwards.
 */
export const mergeCarts = (into: Cart, from: Cart, maximumOf: MaximumOf): Cart =>
  itemsToCopy(from, into).reduce(
    (cart, { line, packs }) => withLine(cart, { ...line, quantity: clampQuantity(packs, packs) }, maximumOf(line.productId)),
    withReorderOf(withReorderSource(withAddressesOf(into, from), from.itemsFrom ?? []), from.reorderOf ?? []),
  )
