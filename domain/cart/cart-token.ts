import * as E from '../either.ts'
import { RANDOM_TOKEN } from '../random-token.ts'
import type { NotFound } from '../request-refusal.ts'
import type { CartToken } from './cart.ts'

/** A malformed token gets the response of an unknown cart, so that guessing reveals nothing (decision A67). */
export const makeCartToken = (text: unknown): E.Either<NotFound<'cart'>, CartToken> =>
  typeof text === 'string' && RANDOM_TOKEN.test(text)
    ? E.right(text as CartToken)
    : E.left({ _tag: 'NotFound', what: 'cart' })
