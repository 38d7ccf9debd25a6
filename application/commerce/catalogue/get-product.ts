import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { pricePerUnit } from '../../../domain/pricing/price-per-unit.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import { quotePrice } from '../../../domain/pricing/quote-price.ts'
import { isListed, isSold } from '../../../domain/product/can-be-ordered.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { ProductDetail } from '../../../domain/catalogue/product-detail.ts'
import type { Product } from '../../../domain/product/product.ts'
import { DEFAULT_QUANTITY } from '../../../domain/quantity/quantity.ts'
import type { FailureBy, RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { At } from '../shop/at.ts'
import { findActiveProduct } from '../product/find-active-product.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { CardDeps } from './product-cards.ts'
import { productCards } from './product-cards.ts'
import type { UseCase } from '../operation.ts'
import type { catalogueContract } from '../../contract/catalogue.ts'

type Deps = CardDeps & { readonly products: ProductRepository }
type Cards = TE.TaskEither<ServiceUnavailable, readonly ProductCard[]>

const priceOf = (deps: Deps, product: Product, at: At): TE.TaskEither<FailureBy<'NotFound'>, PriceEntry> =>
  pipe(
    deps.prices.prices([product.id], deps.register.settings(at.brandChannel).priceChannel),
    TE.map(([price]) => {
      if (price === undefined) return undefined
      const { chargedSince: _since, ...entry } = price
      return entry
    }),
    TE.flatMap(TE.fromNullable<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'product' })),
  )

const activeCards = (deps: Deps, products: TE.TaskEither<ServiceUnavailable, readonly Product[]>, at: At): Cards =>
  pipe(
    products,
    TE.flatMap((all) => productCards(deps)(all.filter(isListed), at)),
  )

const around = (deps: Deps, product: Product, at: At) => {
  const { group, similarProductIds, replacementId } = product
  return sequenceS(TE.ApplyPar)({
    priceEntry: priceOf(deps, product, at),
    packs: activeCards(deps, deps.products.group(group.key), at),
    similar: activeCards(deps, deps.products.products(similarProductIds), at),
    replacement: activeCards(deps, deps.products.products(replacementId === undefined ? [] : [replacementId]), at),
  })
}

const detailOf = (
  product: Product,
  priceEntry: PriceEntry,
  packs: readonly ProductCard[],
  similar: readonly ProductCard[],
  replacement: ProductCard | undefined,
): ProductDetail => {
  const pricing = quotePrice(priceEntry, DEFAULT_QUANTITY, 0)
  return {
    product,
    pricing,
    priceEntry,
    packs,
    similar: similar.filter((card) => isSold(card.product)),
    ...omitUndefined({ pricePerUnit: pricePerUnit(product.pack, pricing.unit.current), replacement }),
  }
}

/** The details of a product; an inactive one is not found (Commerce §7, decision A39). */
export const makeGetProduct =
  (deps: Deps): UseCase<typeof catalogueContract.getProduct> =>
  (at, { productId: id }) =>
    pipe(
      findActiveProduct(deps)(id),
      TE.flatMap((product) =>
        pipe(
          around(deps, product, at),
          TE.map(({ priceEntry, packs, similar, replacement: [replacement] }) =>
            detailOf(product, priceEntry, packs, similar, replacement),
          ),
        ),
      ),
    )
