import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { withoutCardNumbers } from '../card-number.ts'
import type { Bounds } from '../whole-number.ts'
import { plainLines } from './review-text.ts'

/** The shop's reply to a review: plain text in the language of the review. */
export type ReplyText = Branded<string, 'ReplyText'>

export type ReviewReply = {
  readonly text: ReplyText
  /** ISO instant, UTC. */
  readonly repliedAt: string
}

/** The length of a reply in characters. */
export const REPLY_LENGTH: Bounds = { from: 2, to: 1000 }

/** A reply has 2 to 1,000 visible characters. */
export const makeReplyText = (typed: unknown): E.Either<'InvalidLength', ReplyText> => {
  const text = typeof typed === 'string' ? withoutCardNumbers(plainLines(typed)) : ''
  const { length } = Array.from(text)
  return length < REPLY_LENGTH.from || length > REPLY_LENGTH.to ? E.left('InvalidLength') : E.right(text as ReplyText)
}
