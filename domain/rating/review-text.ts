import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { withoutCardNumbers } from '../card-number.ts'
import type { Bounds } from '../whole-number.ts'

/** What somebody writes of what was bought: plain text. */
export type ReviewText = Branded<string, 'ReviewText'>
export type ReviewRefusal = 'TooShort' | 'TooLong'

/** Letters of a review. */
export const REVIEW_LENGTH: Bounds = { from: 10, to: 2000 }

// Signs that steer a screen or turn the direction of what follows are no text.
const STEERING = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/** What people see of typed text, line by line; no more than one empty line in a row. */
export const plainLines = (typed: string): string =>
  typed.normalize('NFC').replaceAll(/\r\n?/g, '\n').split('\n')
    .map((line) => line.replaceAll('\t', ' ').replaceAll(STEERING, '').replaceAll(/ {2,}/g, ' ').trim())
    .join('\n').replaceAll(/\n{3,}/g, '\n\n').trim()

/** From 10 to 2,000 letters once what nobody reads is taken out. */
export const makeReviewText = (typed: unknown): E.Either<ReviewRefusal, ReviewText> => {
  const text = typeof typed === 'string' ? withoutCardNumbers(plainLines(typed)) : ''
  const { length } = Array.from(text)
  if (length < REVIEW_LENGTH.from) return E.left('TooShort')
  return length > REVIEW_LENGTH.to ? E.left('TooLong') : E.right(text as ReviewText)
}
