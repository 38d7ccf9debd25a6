import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { withoutCardNumbers } from '../card-number.ts'
import type { Bounds } from '../whole-number.ts'

/** A review of a purchase: plain text. */
export type ReviewText = Branded<string, 'ReviewText'>
export type ReviewRefusal = 'TooShort' | 'TooLong'

/** The length of a review in characters. */
export const REVIEW_LENGTH: Bounds = { from: 10, to: 2000 }

// Control characters, and characters that change the text direction, are removed.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/** The visible text, line by line, with at most one empty line in a row. */
export const plainLines = (typed: string): string =>
  typed.normalize('NFC').replaceAll(/\r\n?/g, '\n').split('\n')
    .map((line) => line.replaceAll('\t', ' ').replaceAll(INVISIBLE, '').replaceAll(/ {2,}/g, ' ').trim())
    .join('\n').replaceAll(/\n{3,}/g, '\n\n').trim()

/** From 10 to 2,000 characters after removing invisible ones. */
export const makeReviewText = (typed: unknown): E.Either<ReviewRefusal, ReviewText> => {
  const text = typeof typed === 'string' ? withoutCardNumbers(plainLines(typed)) : ''
  const { length } = Array.from(text)
  if (length < REVIEW_LENGTH.from) return E.left('TooShort')
  return length > REVIEW_LENGTH.to ? E.left('TooLong') : E.right(text as ReviewText)
}
