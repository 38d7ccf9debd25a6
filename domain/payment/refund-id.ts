import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { paymentIdOf } from './payment-id.ts'
import type { RefundId } from './refund.ts'

/** The name of a new refund, out of a fresh token: the provider passes it on as it does the names of attempts. */
export const makeRefundId = (token: string): E.Either<unknown, RefundId> =>
  pipe(paymentIdOf(token), E.map((id: string) => id as RefundId))
