import type { Pricing } from '../../domain/pricing/pricing.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import type { Problems } from './field-problem.ts'
import type { SentFields } from './sent-fields.ts'

/** The reply to the form of the product page. */
export type ProductReply = {
  readonly _tag: 'Added' | 'Shown'
  readonly fields: SentFields
  readonly stocks: readonly VariantStock[]
  /** The price of the chosen quantity for this visitor; absent if it could not be quoted. */
  readonly pricing?: Pricing
  readonly problems: Problems
  readonly failure?: Failure
  /** Whether a free trial was added. */
  readonly hasNewTrial?: boolean
}

/** The reply if the shop is unavailable. */
export const UNANSWERED: ProductReply = { _tag: 'Shown', fields: {}, stocks: [], problems: {}, failure: { _tag: 'ServiceUnavailable' } }
