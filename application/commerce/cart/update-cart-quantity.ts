import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart, CartLine } from '../../../domain/cart/cart.ts'
import { changeQuantity } from '../../../domain/cart/change-quantity.ts'
import { findLine } from '../../../domain/cart/find-line.ts'
import { openCart } from '../../../domain/cart/open-cart.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { maximumQuantity } from '../../../domain/product/maximum-quantity.ts'
import { makeQuantity } from '../../../domain/quantity/quantity.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { Stock } from '../../../domain/stock/stock.ts'
import type { StockLedger } from '../stock/stock-ledger.port.ts'
import { loadCartFacts } from './cart-facts.ts'
import type { CartFacts, FactDeps } from './cart-facts.ts'
import type { CartRepository } from './cart-repository.port.ts'
import { enoughOnHand } from './enough-on-hand.ts'
import { refreshCart } from './refresh-cart.ts'
import type { UseCase } from '../operation.ts'
import type { cartContract } from '../../contract/cart.ts'

type Deps = FactDeps & { readonly carts: CartRepository; readonly stock: StockLedger }

type LineFacts = { readonly line: CartLine; readonly facts: CartFacts; readonly stocks: ReadonlyMap<VariantId, Stock> }

const loadLineFacts = (deps: Deps, cart: Cart, line: CartLine) =>
  sequenceS(TE.ApplyPar)({
    line: TE.right(line),
    facts: loadCartFacts(deps)(cart),
    stocks: deps.stock.stockOf([line.variantId]),
  })

const withQuantity = (cart: Cart, quantity: unknown, { line, facts, stocks }: LineFacts): E.Either<
  RefusalBy<'AboveMaximum' | 'CartCompleted' | 'NotAQuantity' | 'NotFound' | 'StopOrder'>, Cart
> => {
  const maximum = maximumQuantity({ productId: line.productId, settings: facts.settings })
  return pipe(
    makeQuantity(quantity, maximum),
    E.flatMap((packs) => changeQuantity(cart, line.id, packs, maximum)),
    E.map((resized) => refreshCart(resized, facts)),
    E.flatMap((resized) => enoughOnHand(resized, [line.variantId], stocks)),
  )
}

/** Sets the number of packs of a line and returns the whole cart (Commerce §7). */
export const makeUpdateCartQuantity =
  (deps: Deps): UseCase<typeof cartContract.updateCartQuantity> =>
  (_, { token: cartToken, itemId: lineId, quantity }) =>
    deps.carts.attempt(cartToken, (seen) =>
      pipe(
        TE.fromEither(pipe(openCart(seen), E.flatMap(() => findLine(seen, lineId)))),
        TE.flatMap((line) => loadLineFacts(deps, seen, line)),
        TE.flatMap((facts) => deps.carts.change(cartToken, (cart) => withQuantity(cart, quantity, facts), seen)),
      ))
