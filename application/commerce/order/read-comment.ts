import * as E from 'fp-ts/lib/Either.js'
import { COMMENT_LENGTH } from '../../../domain/order/comment.ts'
import type { Malformed } from '../../../domain/request-refusal.ts'

/** Line ends are fine in a comment, other controls are dropped; an empty one is none. */
export const readComment = (text: string | undefined): E.Either<Malformed, string | undefined> => {
  const comment = text?.replace(/[^\P{Cc}\n]/gu, '').trim()
  if (comment === undefined || comment === '') return E.right(undefined)
  return comment.length <= COMMENT_LENGTH
    ? E.right(comment)
    : E.left({ _tag: 'Malformed', violations: [{ path: 'comment', key: 'validation.too_long' }] })
}
