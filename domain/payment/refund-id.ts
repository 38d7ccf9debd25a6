import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { paymentIdOf } from './payment-id.ts'
import type { RefundId } from './refund.ts'

/** The id of a new refund from a fresh token: the provider passes it on like the ids of attempts. */
export const makeRefundId = (token: string): E.Either<unknown, RefundId> =>
  pipe(paymentIdOf(token), E.map((id: string) => id as RefundId))
