import * as E from 'fp-ts/lib/Either.js'
import type { NotFound } from '../request-refusal.ts'
import type { CartToken } from './cart.ts'

/** 22 characters of base64url hold 128 bits; longer tokens are accepted up to a limit. */
const TOKEN = /^[A-Za-z0-9_-]{22,64}$/

/** A malformed token gets the response of an unknown cart, so that guessing reveals nothing (decision A67). */
export const makeCartToken = (text: unknown): E.Either<NotFound<'cart'>, CartToken> =>
  typeof text === 'string' && TOKEN.test(text)
    ? E.right(text as CartToken)
    : E.left({ _tag: 'NotFound', what: 'cart' })
