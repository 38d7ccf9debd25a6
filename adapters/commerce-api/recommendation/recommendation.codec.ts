import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { inOrder, type Recommendation } from '../../../domain/recommendation/recommendation.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { productCardOf } from '../product/product-card.codec.ts'
import { ProductWire } from '../product/product.codec.ts'
import { productCardToWire } from '../product/product-to-wire.ts'

/** Products that go with a cart, each with its place (Commerce §3). */
export const RecommendationWire = t.strict(
  {
    recommendation_id: t.string,
    products: t.readonlyArray(t.strict({ position: t.number, product: ProductWire })),
    metadata: t.strict({ category: t.string }),
  },
  'Recommendation',
)
export type RecommendationWire = t.TypeOf<typeof RecommendationWire>

const recommendationOf = (wire: RecommendationWire): Recommendation => ({
  recommendationId: wire.recommendation_id,
  category: wire.metadata.category,
  products: inOrder(wire.products.map(({ position, product }) => ({ position, card: productCardOf(product) }))),
})

export const RecommendationCodec = codecFrom(
  'Recommendation',
  RecommendationWire,
  (wire): E.Either<never, Recommendation> => E.right(recommendationOf(wire)),
)

export const recommendationToWire = (recommendation: Recommendation, locale: Locale): RecommendationWire => ({
  recommendation_id: recommendation.recommendationId,
  products: recommendation.products.map(({ position, card }) => ({ position, product: productCardToWire(card, locale) })),
  metadata: { category: recommendation.category },
})
