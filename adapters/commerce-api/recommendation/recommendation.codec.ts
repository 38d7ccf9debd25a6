import * as t from 'io-ts'
import { inOrder, type Recommendation } from '../../../domain/recommendation/recommendation.ts'
import { as, list, via } from '../codec/field.ts'
import { record, within } from '../codec/record.ts'
import { CardRecord } from '../product/product-card.codec.ts'

type Recommended = Recommendation['products'][number]
const recommended = list(record<Recommended>('', { position: t.number, card: as('product', CardRecord) }))

/** Products that go with a cart, each with its place (Commerce §3). */
export const RecommendationRecord = record<Recommendation>('Recommendation', {
  recommendationId: t.string,
  products: via(recommended, inOrder, (products) => products),
  ...within('metadata', { category: t.string }),
})
