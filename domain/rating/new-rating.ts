import { RATING_MAX } from './shown-rating.ts'

/** What a rating form offers for each question before anybody answers it (Commerce §9). */
export const RATING_DEFAULT = RATING_MAX

/** Ratings by question; one that was not answered keeps the default. */
export const startedRating = <Key extends string>(
  keys: readonly Key[],
  given: { readonly [key in Key]?: number } = {},
): { readonly [key in Key]: number } =>
  Object.fromEntries(keys.map((key) => [key, given[key] ?? RATING_DEFAULT])) as { readonly [key in Key]: number }
