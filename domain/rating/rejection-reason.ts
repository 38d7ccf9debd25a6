/** Why a review is rejected. The number of stars is never a reason. */
export const REJECTION_REASONS = ['personal_data', 'health_data', 'advertising', 'offensive', 'off_topic'] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]
