import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { staffProductContract } from '../../contract/staff/products.ts'
import type { Product, ProductId } from '../../../domain/product/product.ts'
import { makeVariant } from '../../../domain/product/variant.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { changedStock } from '../../../domain/staff/change-stock.ts'
import type { Stock } from '../../../domain/stock/stock.ts'
import type { UseCase } from '../operation.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ProductChanges } from './product-changes.port.ts'

export type StockDeps = { readonly products: ProductRepository; readonly productChanges: ProductChanges; readonly clock: Clock }

export const productOf = ({ products }: Pick<StockDeps, 'products'>, id: ProductId): TE.TaskEither<FailureBy<'NotFound'>, Product> =>
  pipe(
    products.products([id]),
    TE.flatMap(([product]) => TE.fromNullable<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'product' })(product)),
  )

const stockText = ({ onHand, stopOrder }: Stock): string => `${onHand}${stopOrder ? ' and no more' : ''}`

/** Changes the stock of a variant after a count or delivery. */
export const makeChangeStock =
  (deps: StockDeps): UseCase<typeof staffProductContract.changeStock> =>
  ({ person }, { productId, option, read, change, reason }) =>
    pipe(
      productOf(deps, productId),
      TE.flatMapEither((product) => makeVariant(product, option)),
      TE.bindTo('variant'),
      TE.bindW('stock', () => TE.fromEither(changedStock(read, change))),
      TE.flatMap(({ variant, stock }) => deps.productChanges.putStock(variant, read, stock, {
        by: person.name, what: 'stock.changed', about: variant.id, at: deps.clock.now(),
        detail: `${stockText(read)} → ${stockText(stock)}, ${reason}`,
      })),
    )
