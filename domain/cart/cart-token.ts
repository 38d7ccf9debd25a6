import * as E from 'fp-ts/lib/Either.js'
import type { NotFound } from '../request-refusal.ts'
import type { CartToken } from './cart.ts'

/** 22 letters of base64url hold 128 bits; longer ones are welcome up to a limit. */
const TOKEN = /^[A-Za-z0-9_-]{22,64}$/

/**
 * Anything that cannot be a token is answered like a cart nobody knows, so that guessing teaches nothing (decision
 * A67).
 */
export const makeCartToken = (text: unknown): E.Either<NotFound<'cart'>, CartToken> =>
  typeof text === 'string' && TOKEN.test(text)
    ? E.right(text as CartToken)
    : E.left({ _tag: 'NotFound', what: 'cart' })
