import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { NoticeRefused, PaymentProvider } from '../../../application/commerce/payment/payment-provider.port.ts'
import type { Payment, PaymentNotice } from '../../../domain/payment/payment.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Stands in for a signature: what it says is checked, what it proves is nothing. */
const SIGNATURE = 'signed-by-the-desk'

type SignedNotice = { readonly body: string; readonly signature: string }

export type PaymentDesk = PaymentProvider & {
  /** The attempts it was told of, oldest first. */
  readonly attempts: () => readonly Payment[]
  /** What the provider would send; `said` may lie, as a stranger would. */
  readonly notice: (payment: Payment, outcome: PaymentNotice['outcome'], said?: Partial<PaymentNotice>) => SignedNotice
  /** How an attempt ended at the provider, for whoever asks it. */
  readonly decide: (payment: Payment, outcome: PaymentNotice['outcome'], said?: Partial<PaymentNotice>) => void
  /** What was given back, oldest first: each attempt once, however often it was asked for. */
  readonly refunds: () => readonly Payment[]
  /** Whether the provider answers questions. */
  readonly answering: (answers: boolean) => void
}

const parsed = (body: string): E.Either<NoticeRefused, PaymentNotice> =>
  E.tryCatch(
    () => JSON.parse(body) as PaymentNotice,
    (): NoticeRefused => ({ _tag: 'NoticeRefused', why: 'body' }),
  )

const said = (payment: Payment, outcome: PaymentNotice['outcome'], more: Partial<PaymentNotice> = {}): PaymentNotice => ({
  paymentId: payment.id,
  reference: `desk-of-${payment.id}`,
  outcome,
  amount: payment.amount,
  ...more,
})

const readNotice: PaymentProvider['readNotice'] = ({ body, signature }) =>
  TE.fromEither(signature === SIGNATURE ? parsed(body) : E.left({ _tag: 'NoticeRefused', why: 'signature' }))

/** A provider in the same room: knows its attempts and writes the notices that a test or a story wants to hear. */
export const openPaymentDesk = (): PaymentDesk => {
  const attempts: Payment[] = []
  const decided = new Map<Payment['id'], PaymentNotice>()
  const refunds = new Map<Payment['id'], Payment>()
  let isAnswering = true
  const orSilent = <Answer>(answer: () => Answer): TE.TaskEither<ServiceUnavailable, Answer> =>
    TE.fromEither(isAnswering ? E.right(answer()) : E.left({ _tag: 'ServiceUnavailable' }))
  return {
    start: (payment, { addresses }) =>
      TE.fromIO(() => {
        attempts.push(payment)
        return { redirect: `${addresses.success}#pay-${payment.id}`, reference: `desk-${attempts.length}` }
      }),
    ask: ({ id }) => orSilent(() => decided.get(id)),
    refund: (payment) => orSilent(() => { refunds.set(payment.id, payment) }),
    readNotice,
    attempts: () => [...attempts],
    notice: (payment, outcome, more) => ({ body: JSON.stringify(said(payment, outcome, more)), signature: SIGNATURE }),
    decide: (payment, outcome, more) => { decided.set(payment.id, said(payment, outcome, more)) },
    refunds: () => [...refunds.values()],
    answering: (answers) => { isAnswering = answers },
  }
}
