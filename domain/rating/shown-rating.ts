import type { Rating } from '../product/product.ts'

/** Stars run from 0 to 5 (Commerce §9). */
export const RATING_MAX = 5

export type ShownRating = { readonly value: number; readonly count: number }

/** The stars of a product, with one decimal; none for a product without ratings (decision A33). */
export const shownRating = ({ ratingTotal, ratingCount }: Rating): ShownRating | undefined =>
  ratingCount > 0
    ? { value: Math.round(Math.min(RATING_MAX, Math.max(0, ratingTotal)) * 10) / 10, count: ratingCount }
    : undefined
