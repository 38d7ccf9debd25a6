import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { addLine } from '../../../domain/cart/add-line.ts'
import { addOnce } from '../../../domain/cart/add-once.ts'
import { requestDigest } from '../../../domain/keyed-request.ts'
import { addTrial } from '../../../domain/cart/add-trial.ts'
import type { NewLine } from '../../../domain/cart/add-line.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { maximumQuantity } from '../../../domain/product/maximum-quantity.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { Stock } from '../../../domain/stock/stock.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { StockLedger } from '../stock/stock-ledger.port.ts'
import type { RequestedItem } from '../../contract/cart.ts'
import { loadCartFacts } from './cart-facts.ts'
import type { CartFacts, FactDeps } from './cart-facts.ts'
import type { CartRepository } from './cart-repository.port.ts'
import { enoughOnHand } from './enough-on-hand.ts'
import { offeredTrial } from './offered-trial.ts'
import { readItem } from './read-item.ts'
import { refreshCart } from './refresh-cart.ts'
import type { UseCase } from '../operation.ts'
import type { cartContract } from '../../contract/cart.ts'

/**
 * Adds items to a cart, all or none: both eyes are added together (Commerce §7). The first lens adds the brand's trial (decision A58).
 * `key` identifies this addition: repeated with the same items it adds nothing, with other items it is refused.
 */
export type AddToCart = UseCase<typeof cartContract.addToCart, unknown>

type Deps = FactDeps & {
  readonly carts: CartRepository
  readonly products: ProductRepository
  readonly stock: StockLedger
  readonly tokens: TokenMaker
}

type Addition = {
  readonly lines: readonly NewLine[]
  readonly facts: CartFacts
  readonly stocks: ReadonlyMap<VariantId, Stock>
  readonly trial: NewLine | undefined
}

/** Names of additions are unique within one cart, and a cart belongs to one visitor. */
const CART_HOLDER = 'cart'

const NOTHING_REQUESTED: RefusalBy<'Malformed'> = {
  _tag: 'Malformed',
  violations: [{ path: 'items', key: 'validation.this_field_is_required' }],
}

const readItems = (deps: Deps, cart: Cart, items: readonly RequestedItem[]): TE.TaskEither<
  FailureBy<
    | 'AboveMaximum' | 'CombinationNotMade' | 'Discontinued' | 'MissingOptions' | 'NotAQuantity' | 'NotForSale' | 'NotFound'
    | 'SaleStopped' | 'UnknownOptions' | 'ValueNotMade'
  >, Addition
> =>
  pipe(
    sequenceS(TE.ApplyPar)({
      products: deps.products.products([...new Set(items.map((item) => item.productId))]),
      facts: loadCartFacts(deps)(cart, items),
    }),
    TE.bindW('lines', ({ products, facts }) =>
      TE.fromEither(E.traverseArray((item: RequestedItem) => readItem(item, deps.tokens.make(), products, facts))(items)),
    ),
    TE.bindW('stocks', ({ lines }) => deps.stock.stockOf(lines.map((line) => line.variantId))),
    TE.bindW('trial', () => offeredTrial(deps)(cart)),
  )

const withItems = (cart: Cart, { lines, facts, stocks, trial }: Addition) =>
  pipe(
    lines.reduce<ReturnType<typeof addLine>>(
      (soFar, line) =>
        pipe(
          soFar,
          E.flatMap((current) =>
            addLine(current, line, maximumQuantity({ productId: line.productId, settings: facts.settings })),
          ),
        ),
      E.right(cart),
    ),
    E.map((filled) => refreshCart(filled, facts)),
    E.flatMap((filled) =>
      enoughOnHand(
        filled,
        lines.map((line) => line.variantId),
        stocks,
      ),
    ),
    E.map((filled) => (trial === undefined ? filled : addTrial(filled, trial))),
  )

export const makeAddToCart =
  (deps: Deps): AddToCart =>
  (_, { token: cartToken, items, key }) => {
    const addition = key === undefined ? undefined : { key, digest: requestDigest('addToCart', CART_HOLDER, items) }
    return deps.carts.attempt(cartToken, (seen) =>
      pipe(
        TE.fromPredicate((some: readonly RequestedItem[]) => some.length > 0, () => NOTHING_REQUESTED)(items),
        TE.flatMap((some) => readItems(deps, seen, some)),
        TE.flatMap((additionFacts) => deps.carts.change(
          cartToken, (cart) => addOnce(cart, addition, (current) => withItems(current, additionFacts)), seen,
        )),
      ))
  }
