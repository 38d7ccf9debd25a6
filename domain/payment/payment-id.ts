import * as E from 'fp-ts/lib/Either.js'
import type { NotFound } from '../request-refusal.ts'
import type { PaymentId } from './payment.ts'

/** Like every token of the shop: 22 letters of base64url or more. */
const ID = /^[A-Za-z0-9_-]{22,64}$/

/** Anything that cannot be an attempt's name is answered like an attempt nobody started. */
export const makePaymentId = (text: unknown): E.Either<NotFound<'payment'>, PaymentId> =>
  typeof text === 'string' && ID.test(text) ? E.right(text as PaymentId) : E.left({ _tag: 'NotFound', what: 'payment' })
