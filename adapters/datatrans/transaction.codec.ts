import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { isCurrency } from '../../domain/money/currency.ts'
import { makeMoney, zero } from '../../domain/money/money.ts'
import { SAVABLE_METHODS, makeSavedCard, type SavedCard } from '../../domain/payment/saved-card.ts'
import { PROVIDER_CODES } from '../../domain/payment/provider-code.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { ownValue } from '../../domain/own-value.ts'
import type { PaymentId, PaymentNotice } from '../../domain/payment/payment.ts'

const Step = t.exact(t.partial({ amount: t.number }))

// A refund or a card check has the same reference and may be "settled" too: neither is a payment.
const TransactionCodec = t.exact(
  t.intersection([
    t.type({
      transactionId: t.string,
      type: t.literal('payment'),
      status: t.string,
      currency: t.string,
      refno: t.string,
    }),
    t.partial({
      paymentMethod: t.string,
      detail: t.exact(t.partial({ authorize: Step, settle: Step })),
      card: t.exact(t.partial({ alias: t.string, masked: t.string, expiryMonth: t.string, expiryYear: t.string })),
    }),
  ]),
  'DatatransTransaction',
)
type Transaction = t.TypeOf<typeof TransactionCodec>

const OUTCOMES: Readonly<Record<string, PaymentNotice['outcome']>> = {
  authorized: 'paid',
  settled: 'paid',
  transmitted: 'paid',
  failed: 'declined',
  canceled: 'cancelled',
}

const amountPaid = ({ detail }: Transaction): number | undefined => detail?.settle?.amount ?? detail?.authorize?.amount

/** The newly saved card; incomplete or unknown data counts as none. */
const cardOf = ({ paymentMethod, card }: Transaction): SavedCard | undefined =>
  pipe(
    makeSavedCard({
      providerToken: card?.alias ?? '',
      method: SAVABLE_METHODS.find((one) => PROVIDER_CODES[one] === paymentMethod) ?? '',
      masked: card?.masked ?? '',
      expiry: `20${card?.expiryYear}-${card?.expiryMonth}`,
    }),
    E.match(() => undefined, (card) => card),
  )

const toNotice = (transaction: Transaction): E.Either<unknown, PaymentNotice> => {
  const { transactionId: reference, refno, status, currency } = transaction
  const outcome = ownValue(OUTCOMES, status)
  if (outcome === undefined || !isCurrency(currency)) return E.left('not a final word')
  return pipe(
    outcome === 'paid' ? makeMoney(amountPaid(transaction) ?? Number.NaN, currency) : E.right(zero(currency)),
    E.map((amount) => ({
      paymentId: refno as PaymentId, reference, outcome, amount,
      ...omitUndefined({ card: outcome === 'paid' ? cardOf(transaction) : undefined }),
    })),
  )
}

/** The provider's report of a final transaction. A shopper who did not pay is reported with the amount 0. */
export const decodeTransaction = (body: string): E.Either<unknown, PaymentNotice> =>
  pipe(
    E.tryCatch((): unknown => JSON.parse(body), String),
    E.flatMap((json): E.Either<unknown, Transaction> => TransactionCodec.decode(json)),
    E.flatMap(toNotice),
  )

const UNDECIDED = ['initialized', 'challenge_required', 'challenge_ongoing', 'authenticated']
const StatusCodec = t.type({ status: t.string }, 'DatatransStatus')

/** Whether the shopper is still paying, or left without a result. */
export const isUndecided = (body: string): boolean =>
  pipe(
    E.tryCatch((): unknown => JSON.parse(body), String),
    E.flatMap((json): E.Either<unknown, t.TypeOf<typeof StatusCodec>> => StatusCodec.decode(json)),
    E.exists(({ status }) => UNDECIDED.includes(status)),
  )

const RefundableCodec = t.exact(
  t.intersection([
    t.type({ type: t.literal('payment'), status: t.string, refno: t.string }),
    t.partial({
      history: t.array(t.exact(t.intersection([t.type({ action: t.string }), t.partial({ success: t.boolean, amount: t.number })]))),
    }),
  ]),
  'DatatransRefundable',
)

/** What a refund needs to know of a transaction; `credited` in minor units. */
export const decodeRefundable = (
  body: string,
): E.Either<unknown, { readonly status: string; readonly refno: string; readonly isCredited: boolean; readonly credited: number }> =>
  pipe(
    E.tryCatch((): unknown => JSON.parse(body), String),
    E.flatMap((json): E.Either<unknown, t.TypeOf<typeof RefundableCodec>> => RefundableCodec.decode(json)),
    E.map(({ status, refno, history = [] }) => {
      const credits = history.filter(({ action, success }) => action === 'credit' && success !== false)
      return { status, refno, isCredited: credits.length > 0, credited: credits.reduce((sum, { amount = 0 }) => sum + amount, 0) }
    }),
  )
