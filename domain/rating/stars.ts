import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { readWholeNumber, type Bounds } from '../whole-number.ts'
import { RATING_MAX } from './shown-rating.ts'

/** What a buyer gives: a whole number of stars (Account §7, decision G8). */
export type Stars = Branded<number, 'Stars'>

/** No buyer gives no star: nothing given is no rating. */
export const STARS: Bounds = { from: 1, to: RATING_MAX }

/** Where a form of rating begins (Account §3); it counts once it is sent. */
export const DEFAULT_STARS = STARS.to as Stars

/** What is rated of a product: all of it at once. */
export const RATING_KEYS = ['overall'] as const

/** A whole number of stars, or its digit as a form sends it. */
export const makeStars = (asked: unknown): E.Either<'NoStars', Stars> => {
  const stars = typeof asked === 'string' ? readWholeNumber(asked, STARS) : asked
  return typeof stars === 'number' && Number.isInteger(stars) && stars >= STARS.from && stars <= STARS.to
    ? E.right(stars as Stars)
    : E.left('NoStars')
}
