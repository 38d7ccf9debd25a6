import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { StockedProducts } from './cart-arrival.ts'
import type { StockLedger } from './stock-ledger.port.ts'
import { availableAt } from './stock-of-variant.ts'

export type ProductRepositoryDeps = { readonly products: ProductRepository; readonly stock: StockLedger }

/** The products and stock of a cart: every variant has an entry, even if it was never stocked. `known`: the stock if it was just read. */
export const loadProducts =
  (deps: ProductRepositoryDeps) =>
  (cart: Pick<Cart, 'lines'>, known?: StockedProducts['stocks']): TE.TaskEither<ServiceUnavailable, StockedProducts> => {
    const variants = [...new Set(cart.lines.map((line) => line.variantId))]
    return sequenceS(TE.ApplyPar)({
      products: deps.products.products([...new Set(cart.lines.map((line) => line.productId))]),
      stocks: pipe(
        known === undefined ? deps.stock.stockOf(variants) : TE.right(known),
        TE.map((stocks) => new Map(variants.map((id) => [id, availableAt(stocks, id)]))),
      ),
    })
  }
