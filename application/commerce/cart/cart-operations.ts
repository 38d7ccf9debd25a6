import type { cartContract } from '../../contract/cart.ts'
import type { UseCases } from '../operation.ts'
import { makeAddToCart } from './add-to-cart.ts'
import { makeCreateCartLink } from './create-cart-link.ts'
import { makeCreateCart } from './create-cart.ts'
import { makeGetCart } from './get-cart.ts'
import { makeMergeAbandonedCart } from './merge-abandoned-cart.ts'
import { onOwnCarts } from './on-own-carts.ts'
import { makeOptOutOfProducts } from './opt-out-of-products.ts'
import { makeRemoveFromCart } from './remove-from-cart.ts'
import { makeSetCurrentCart } from './set-current-cart.ts'
import { makeUpdateCartQuantity } from './update-cart-quantity.ts'

export const cartOperations = {
  createCart: makeCreateCart,
  getCart: onOwnCarts(makeGetCart),
  addToCart: onOwnCarts(makeAddToCart),
  updateCartQuantity: onOwnCarts(makeUpdateCartQuantity),
  removeFromCart: onOwnCarts(makeRemoveFromCart),
  optOutOfProducts: onOwnCarts(makeOptOutOfProducts),
  createCartLink: onOwnCarts(makeCreateCartLink),
  mergeAbandonedCart: onOwnCarts(makeMergeAbandonedCart),
  setCurrentCart: onOwnCarts(makeSetCurrentCart),
} satisfies UseCases<typeof cartContract>
