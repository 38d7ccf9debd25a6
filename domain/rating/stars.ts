import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { readWholeNumber, type Bounds } from '../whole-number.ts'
import { RATING_MAX } from './shown-rating.ts'

/** A rating: a whole number of stars (Account §7, decision G8). */
export type Stars = Branded<number, 'Stars'>

/** There is no rating without a star. */
export const STARS: Bounds = { from: 1, to: RATING_MAX }

/** The initial value of a rating form (Account §3); it counts once it is submitted. */
export const DEFAULT_STARS = STARS.to as Stars

/** The aspects of a rating: only the product as a whole. */
export const RATING_KEYS = ['overall'] as const

/** A whole number of stars, or its digit as a form sends it. */
export const makeStars = (input: unknown): E.Either<'NoStars', Stars> => {
  const stars = typeof input === 'string' ? readWholeNumber(input, STARS) : input
  return typeof stars === 'number' && Number.isInteger(stars) && stars >= STARS.from && stars <= STARS.to
    ? E.right(stars as Stars)
    : E.left('NoStars')
}
