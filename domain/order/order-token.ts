import * as E from 'fp-ts/lib/Either.js'
import { RANDOM_TOKEN } from '../random-token.ts'
import type { NotFound } from '../request-refusal.ts'
import type { OrderToken } from './order.ts'

/** A malformed token gets the response of an unknown order (decision A04). */
export const makeOrderToken = (text: unknown): E.Either<NotFound<'order'>, OrderToken> =>
  typeof text === 'string' && RANDOM_TOKEN.test(text)
    ? E.right(text as OrderToken)
    : E.left({ _tag: 'NotFound', what: 'order' })
