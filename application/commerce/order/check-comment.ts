import * as E from 'fp-ts/lib/Either.js'
import { COMMENT_LENGTH, readComment } from '../../../domain/order/comment.ts'
import type { Malformed } from '../../../domain/request-refusal.ts'

/** An empty comment counts as none. */
export const checkComment = (text: string | undefined): E.Either<Malformed, string | undefined> => {
  const comment = readComment(text)
  if (comment === '') return E.right(undefined)
  return comment.length <= COMMENT_LENGTH
    ? E.right(comment)
    : E.left({ _tag: 'Malformed', violations: [{ path: 'comment', key: 'validation.too_long' }] })
}
