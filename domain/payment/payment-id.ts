import * as E from 'fp-ts/lib/Either.js'
import type { NotFound } from '../request-refusal.ts'
import type { PaymentId } from './payment.ts'

/** The provider passes the id on to banks: the oldest methods accept exactly eighteen letters and digits. */
export const PAYMENT_ID = /^[A-Za-z0-9]{18}$/

/** A malformed id gets the response of an unknown attempt. */
export const makePaymentId = (text: unknown): E.Either<NotFound<'payment'>, PaymentId> =>
  typeof text === 'string' && PAYMENT_ID.test(text) ? E.right(text as PaymentId) : E.left({ _tag: 'NotFound', what: 'payment' })

/** The id of a new attempt from a fresh base64url token: still more than a hundred bits of randomness. */
export const paymentIdOf = (token: string): ReturnType<typeof makePaymentId> =>
  makePaymentId(token.slice(-18).replaceAll('-', 'x').replaceAll('_', 'X'))
