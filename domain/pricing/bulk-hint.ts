import type { BulkTier, PriceEntry } from './pricing.ts'

/** The tiers that make several packs cheaper than one, smallest quantity first. */
const worthwhileTiers = (entry: Pick<PriceEntry, 'bulk' | 'current'>): readonly BulkTier[] =>
  entry.bulk
    .filter((tier) => tier.quantity > 1 && tier.cents < entry.current)
    .toSorted((one, other) => one.quantity - other.quantity)

export const hasBulkPrice = (entry: Pick<PriceEntry, 'bulk' | 'current'>): boolean => worthwhileTiers(entry).length > 0

/** The bulk tiers to show; none unless the product is flagged as having a bulk price (Commerce §3, decision A40). */
export const bulkHint = (
  entry: Pick<PriceEntry, 'bulk' | 'current'>,
  isFlagged: boolean = hasBulkPrice(entry),
): readonly BulkTier[] => (isFlagged ? worthwhileTiers(entry) : [])
