import * as t from 'io-ts'
import type { CreatedFrom } from '../../../domain/cart/cart.ts'
import { closedRecord, record } from '../codec/record.ts'
import { ShortText } from '../values/request-text.codec.ts'

const fields = { type: t.literal('recommendation'), itemPosition: t.number }

/** The recommendation from which an item was added (Commerce §3). */
export const CreatedFromRecord = record<CreatedFrom>('CreatedFrom', { ...fields, recommendationId: t.string, source: t.string })

export const CreatedFromRequest = closedRecord<CreatedFrom>('CreatedFromRequest', {
  ...fields, recommendationId: ShortText, source: ShortText,
})
