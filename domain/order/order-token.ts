import * as E from 'fp-ts/lib/Either.js'
import type { NotFound } from '../request-refusal.ts'
import type { OrderToken } from './order.ts'

/** 22 letters of base64url hold 128 bits; longer ones are welcome up to a limit. */
const TOKEN = /^[A-Za-z0-9_-]{22,64}$/

/** Anything that cannot be a token is answered like an order nobody knows (decision A04). */
export const makeOrderToken = (text: unknown): E.Either<NotFound<'order'>, OrderToken> =>
  typeof text === 'string' && TOKEN.test(text)
    ? E.right(text as OrderToken)
    : E.left({ _tag: 'NotFound', what: 'order' })
