import type { Failure } from '../../domain/refusal.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import type { Problems } from './field-problem.ts'
import type { SentFields } from './sent-fields.ts'

/** What the product page's form is answered. */
export type ProductReply = {
  readonly _tag: 'Added' | 'Shown'
  readonly fields: SentFields
  readonly stocks: readonly VariantStock[]
  readonly problems: Problems
  readonly failure?: Failure
  /** A free trial came along. */
  readonly hasNewTrial?: boolean
}

/** The answer of a shop that cannot be reached. */
export const UNANSWERED: ProductReply = { _tag: 'Shown', fields: {}, stocks: [], problems: {}, failure: { _tag: 'ServiceUnavailable' } }
