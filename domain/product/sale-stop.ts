/** Why the shop stops selling a product at once. No free text: nothing about a person or a dispute can stand in it. */
export const SALE_STOP_REASONS = ['recall', 'safety', 'quality', 'legal'] as const
export type SaleStopReason = (typeof SALE_STOP_REASONS)[number]
