import { sequenceS } from 'fp-ts/Apply'
import * as TE from 'fp-ts/TaskEither'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { ProductBook } from '../catalogue/product-book.port.ts'
import type { Goods } from './cart-arrival.ts'
import type { StockLedger } from './stock-ledger.port.ts'

export type GoodsDeps = { readonly products: ProductBook; readonly stock: StockLedger }

export const loadGoods =
  (deps: GoodsDeps) =>
  (cart: Pick<Cart, 'lines'>): TE.TaskEither<ServiceUnavailable, Goods> =>
    sequenceS(TE.ApplyPar)({
      products: deps.products.products([...new Set(cart.lines.map((line) => line.productId))]),
      stocks: deps.stock.stockOf([...new Set(cart.lines.map((line) => line.variantId))]),
    })
