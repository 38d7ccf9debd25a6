import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { CartRepository } from '../../application/commerce/cart/cart-repository.port.ts'
import type { StockLedger } from '../../application/commerce/stock/stock-ledger.port.ts'

/** The carts of a shop whose stock was replaced. */
export const stockedBy = (stock: StockLedger, carts: CartRepository): CartRepository => ({
  ...carts,
  stockedCart: (token) => pipe(
    carts.cart(token),
    TE.bindTo('cart'),
    TE.bindW('stocks', ({ cart }) => stock.stockOf(cart.lines.map(({ variantId }) => variantId))),
  ),
})
