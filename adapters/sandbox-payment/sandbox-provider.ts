import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CardVault } from '../../application/commerce/payment/card-vault.port.ts'
import type {
  NoticeRefused,
  PaymentPage,
  PaymentProvider,
  ReturnTo,
  SignedNotice,
} from '../../application/commerce/payment/payment-provider.port.ts'
import { makeMoney } from '../../domain/money/money.ts'
import type { SavedCard } from '../../domain/payment/saved-card.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import type { Payment, PaymentId, PaymentNotice } from '../../domain/payment/payment.ts'
import { attemptToken } from './attempt.ts'
import { decodeNotice, NOTICE_AGE } from './notice.ts'
import { openSandboxRecords, type SandboxRecords } from './sandbox-records.ts'
import { isDeclining, readCard } from './sandbox-card.ts'
import { isSignedBy, keyFor } from './signature.ts'

const refuse = (why: NoticeRefused['why']): E.Either<NoticeRefused, never> => E.left({ _tag: 'NoticeRefused', why })

const referenceOf = (id: PaymentId): string => `sandbox-${id}`

const SIGNATURE = /^t=(\d{1,12}),s0=([0-9a-f]{64})$/

const start = (secret: string, payment: Payment, { locale, addresses, card }: ReturnTo): PaymentPage => {
  const reference = referenceOf(payment.id)
  const token = attemptToken(keyFor(secret, 'page'), {
    payment_id: payment.id,
    reference,
    method: payment.method,
    amount: payment.amount.cents,
    currency: payment.amount.currency,
    locale,
    savesCard: payment.savesCard,
    card: card?.masked,
    ...addresses,
  })
  return { redirect: `${new URL(addresses.success).origin}/pay/sandbox/${token}`, reference }
}

const remembered = (book: SandboxRecords, id: PaymentId): PaymentNotice | undefined => {
  const entry = book.entry(id)
  if (entry === undefined) return undefined
  const amount = makeMoney(entry.amount, entry.currency)
  if (E.isLeft(amount)) return undefined
  const outcome = entry.outcome === 'refunded' ? 'paid' : entry.outcome
  return { paymentId: id, reference: referenceOf(id), outcome, amount: amount.right, ...omitUndefined({ card: readCard(entry.card) }) }
}

const readNotice = (secret: string, { body, signature, now }: SignedNotice): E.Either<NoticeRefused, PaymentNotice> => {
  const [, seconds = '', received = ''] = SIGNATURE.exec(signature ?? '') ?? []
  if (!isSignedBy(keyFor(secret, 'notice'), `${seconds}${body}`, received)) return refuse('signature')
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > NOTICE_AGE) return refuse('age')
  return pipe(decodeNotice(body), E.orElseW(() => refuse('body')))
}

// Like a provider with idempotent requests: a repeated charge returns the first result.
const charge = (book: SandboxRecords, { id, amount }: Payment, { providerToken }: SavedCard): PaymentNotice => {
  const outcome = book.isCardDeleted(providerToken) || isDeclining(providerToken) ? 'declined' : 'paid'
  if (book.entry(id) === undefined) book.note({ payment_id: id, amount: amount.cents, currency: amount.currency }, outcome)
  return remembered(book, id) ?? { paymentId: id, reference: referenceOf(id), outcome, amount }
}

type Settings = { readonly secret: string; readonly book?: SandboxRecords }

/** A built-in payment provider: its page lives in the shop, its notifications are sent over HTTP and signed, as a real provider's are. */
export const makeSandboxProvider = ({ secret, book = openSandboxRecords() }: Settings): PaymentProvider & CardVault => ({
  start: (payment, returnTo) => TE.fromIO(() => start(secret, payment, returnTo)),
  fetchNotice: ({ id }) => TE.fromIO(() => remembered(book, id)),
  refund: ({ id, amount }) =>
    TE.fromIO(() => { book.note({ payment_id: id, amount: amount.cents, currency: amount.currency }, 'refunded') }),
  giveBack: ({ id: paymentId }, { id, amount }) =>
    TE.fromIOEither(() =>
      book.giveBack(id, paymentId, amount.cents)
        ? E.right(undefined)
        : E.left({ _tag: 'RefundRefused', why: 'there is not so much to give back' })),
  charge: (payment, card) => TE.fromIO(() => charge(book, payment, card)),
  delete: (alias) => TE.fromIO(() => { book.deleteCard(alias) }),
  readNotice: (notice) => TE.fromIOEither(() => readNotice(secret, notice)),
})
