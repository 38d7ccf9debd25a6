/** Why the shop stops selling a product. No free text, so that it cannot contain personal data or details of a dispute. */
export const SALE_STOP_REASONS = ['recall', 'safety', 'quality', 'legal'] as const
export type SaleStopReason = (typeof SALE_STOP_REASONS)[number]
