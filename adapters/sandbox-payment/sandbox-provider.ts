import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { NoticeRefused, PaymentProvider } from '../../application/commerce/payment/payment-provider.port.ts'
import { makeMoney } from '../../domain/money/money.ts'
import type { PaymentNotice } from '../../domain/payment/payment.ts'
import { attemptToken } from './attempt.ts'
import { decodeNotice, NOTICE_AGE } from './notice.ts'
import { openSandboxBook, type SandboxBook } from './sandbox-book.ts'
import { isSignedBy, keyFor } from './signature.ts'

const refuse = (why: NoticeRefused['why']): E.Either<NoticeRefused, never> => E.left({ _tag: 'NoticeRefused', why })

const SIGNATURE = /^t=(\d{1,12}),s0=([0-9a-f]{64})$/

/** A payment provider of our own: its page lives in the shop, its notices come over HTTP, signed, as from a real one. */
export const makeSandboxProvider = ({ secret, book = openSandboxBook() }: { readonly secret: string; readonly book?: SandboxBook }): PaymentProvider => ({
  start: (payment, { locale, addresses }) =>
    TE.fromIO(() => {
      const reference = `sandbox-${payment.id}`
      const token = attemptToken(keyFor(secret, 'page'), {
        payment_id: payment.id,
        reference,
        method: payment.method,
        amount: payment.amount.cents,
        currency: payment.amount.currency,
        locale,
        ...addresses,
      })
      return { redirect: `${new URL(addresses.success).origin}/pay/sandbox/${token}`, reference }
    }),
  ask: ({ id }) => {
    const known = book.entry(id)
    if (known === undefined) return TE.right(undefined)
    const { outcome, amount, currency } = known
    return pipe(
      makeMoney(amount, currency),
      E.match(
        (): PaymentNotice | undefined => undefined,
        (money) => ({ paymentId: id, reference: `sandbox-${id}`, outcome: outcome === 'refunded' ? 'paid' : outcome, amount: money }),
      ),
      TE.right,
    )
  },
  refund: ({ id, amount }) =>
    TE.fromIO(() => { book.note({ payment_id: id, amount: amount.cents, currency: amount.currency }, 'refunded') }),
  readNotice: ({ body, signature, now }) => {
    const [, seconds = '', given = ''] = SIGNATURE.exec(signature ?? '') ?? []
    if (!isSignedBy(keyFor(secret, 'notice'), `${seconds}${body}`, given)) return TE.fromEither(refuse('signature'))
    if (Math.abs(now.getTime() - Number(seconds) * 1000) > NOTICE_AGE) return TE.fromEither(refuse('age'))
    return pipe(
      decodeNotice(body),
      E.orElse((): E.Either<NoticeRefused, PaymentNotice> => refuse('body')),
      TE.fromEither,
    )
  },
})
