import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { sequenceS } from 'fp-ts/lib/Apply.js'
import type { CartLine, LineInput } from '../../../domain/cart/cart.ts'
import { maximumQuantity } from '../../../domain/product/maximum-quantity.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { linesOfProducts } from '../../../domain/subscription/lines-of-products.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { readItem } from '../cart/read-item.ts'
import { currentPrices, type PriceDeps } from '../pricing/current-prices.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'

/** A product to subscribe to; the price is never taken from the request, and campaigns do not apply. */
export type RequestedProduct = Pick<LineInput, 'productId' | 'eye' | 'option'> & { readonly quantity: unknown }

export type ProductRepositoryDeps = PriceDeps & {
  readonly products: ProductRepository
  readonly register: ShopRegister
  readonly tokens: TokenMaker
}

const NOTHING_REQUESTED: RefusalBy<'Malformed'> = {
  _tag: 'Malformed', violations: [{ path: 'items', key: 'validation.this_field_is_required' }],
}

/** Cart lines for requested products: sold here, available in these values and quantity; else the reason (Commerce §7). */
export const requestedProducts =
  (deps: ProductRepositoryDeps, brandChannel: BrandChannel) =>
  (requested: readonly RequestedProduct[]): TE.TaskEither<
    FailureBy<
      | 'AboveMaximum' | 'CombinationNotMade' | 'Discontinued' | 'Malformed' | 'MissingOptions' | 'NotAQuantity' | 'NotForSale'
      | 'NotFound' | 'SaleStopped' | 'UnknownOptions' | 'ValueNotMade'
    >, readonly CartLine[]
  > => {
    const settings = deps.register.settings(brandChannel)
    const productIds = [...new Set(requested.map(({ productId }) => productId))]
    const items = requested.map(({ productId, eye, option, quantity }) => ({ productId, option, quantity, ...omitUndefined({ eye }) }))
    return requested.length === 0 ? TE.left(NOTHING_REQUESTED) : pipe(
      sequenceS(TE.ApplyPar)({
        products: deps.products.products(productIds),
        entries: currentPrices(deps)({ productIds, priceChannel: settings.priceChannel, fks: [] }),
      }),
      TE.flatMapEither(({ products, entries }) => pipe(
        items,
        E.traverseArray((item) => readItem(item, deps.tokens.make(), products, { entries, settings })),
        E.flatMap((lines): E.Either<RefusalBy<'AboveMaximum' | 'NotAQuantity'>, readonly CartLine[]> =>
          linesOfProducts(lines, (productId) => maximumQuantity({ productId, settings }))),
      )),
    )
  }
