import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { NoticeRefused, PaymentProvider } from '../../application/commerce/payment/payment-provider.port.ts'
import type { Payment, PaymentNotice } from '../../domain/payment/payment.ts'

/** Stands in for a signature: what it says is checked, what it proves is nothing. */
const SIGNATURE = 'signed-by-the-desk'

type SignedNotice = { readonly body: string; readonly signature: string }

export type PaymentDesk = PaymentProvider & {
  /** The attempts it was told of, oldest first. */
  readonly attempts: () => readonly Payment[]
  /** What the provider would send; `said` may lie, as a stranger would. */
  readonly notice: (payment: Payment, outcome: PaymentNotice['outcome'], said?: Partial<PaymentNotice>) => SignedNotice
}

const parsed = (body: string): E.Either<NoticeRefused, PaymentNotice> =>
  E.tryCatch(
    () => JSON.parse(body) as PaymentNotice,
    (): NoticeRefused => ({ _tag: 'NoticeRefused', why: 'body' }),
  )

/** A provider in the same room: knows its attempts and writes the notices that a test or a story wants to hear. */
export const openPaymentDesk = (): PaymentDesk => {
  const attempts: Payment[] = []
  return {
    start: (payment, { addresses }) =>
      TE.fromIO(() => {
        attempts.push(payment)
        return { redirect: `${addresses.success}#pay-${payment.id}`, reference: `desk-${attempts.length}` }
      }),
    readNotice: ({ body, signature }) =>
      pipe(
        signature === SIGNATURE ? parsed(body) : E.left<NoticeRefused>({ _tag: 'NoticeRefused', why: 'signature' }),
        TE.fromEither,
      ),
    attempts: () => [...attempts],
    notice: (payment, outcome, said = {}) => ({
      body: JSON.stringify({
        paymentId: payment.id,
        reference: `desk-of-${payment.id}`,
        outcome,
        amount: payment.amount,
        ...said,
      }),
      signature: SIGNATURE,
    }),
  }
}
