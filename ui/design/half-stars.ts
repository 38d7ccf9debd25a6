import { RATING_MAX } from '../../domain/rating/shown-rating.ts'

/** The number of filled half stars; the value is clamped to the scale. */
export const halfStars = (value: number): number => Math.round(2 * Math.min(RATING_MAX, Math.max(0, value)))
