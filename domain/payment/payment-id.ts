import * as E from 'fp-ts/lib/Either.js'
import type { NotFound } from '../request-refusal.ts'
import type { PaymentId } from './payment.ts'

/** The provider passes it on to banks: the oldest ways to pay take eighteen letters and digits, and no other sign. */
const ID = /^[A-Za-z0-9]{18}$/

/** Anything that cannot be an attempt's name is answered like an attempt nobody started. */
export const makePaymentId = (text: unknown): E.Either<NotFound<'payment'>, PaymentId> =>
  typeof text === 'string' && ID.test(text) ? E.right(text as PaymentId) : E.left({ _tag: 'NotFound', what: 'payment' })

/** The name of a new attempt, out of a fresh token of base64url: still more than a hundred bits that nobody guesses. */
export const paymentIdOf = (token: string): ReturnType<typeof makePaymentId> =>
  makePaymentId(token.slice(-18).replaceAll('-', 'x').replaceAll('_', 'X'))
