import * as t from 'io-ts'
import type { BulkTier } from '../../../domain/pricing/pricing.ts'
import { recordCodec, type StoredCodec } from '../rows/record-codec.ts'

/** The bulk tiers of a price: from `quantity` packs on, one costs `cents`. */
export const bulkCodec: StoredCodec<readonly BulkTier[]> = t.readonlyArray(
  recordCodec<BulkTier>('BulkTier', { quantity: t.number, cents: t.number }, {}),
  'Bulk',
)
