import { RATING_MAX } from '../../domain/rating/shown-rating.ts'

/** How many halves of the stars are filled; a value outside the scale is brought to its end. */
export const halfStars = (value: number): number => Math.round(2 * Math.min(RATING_MAX, Math.max(0, value)))
