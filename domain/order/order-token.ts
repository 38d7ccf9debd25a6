import * as E from 'fp-ts/lib/Either.js'
import type { NotFound } from '../request-refusal.ts'
import type { OrderToken } from './order.ts'

/** 22 characters of base64url hold 128 bits; longer tokens are accepted up to a limit. */
const TOKEN = /^[A-Za-z0-9_-]{22,64}$/

/** A malformed token gets the response of an unknown order (decision A04). */
export const makeOrderToken = (text: unknown): E.Either<NotFound<'order'>, OrderToken> =>
  typeof text === 'string' && TOKEN.test(text)
    ? E.right(text as OrderToken)
    : E.left({ _tag: 'NotFound', what: 'order' })
