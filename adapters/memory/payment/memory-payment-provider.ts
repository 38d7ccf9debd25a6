import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CardVault } from '../../../application/commerce/payment/card-vault.port.ts'
import type {
  SandboxRefund, NoticeRefused, PaymentProvider, RefundRefused,
} from '../../../application/commerce/payment/payment-provider.port.ts'
import { zero } from '../../../domain/money/money.ts'
import type { ProviderToken, SavedCard } from '../../../domain/payment/saved-card.ts'
import type { Payment, PaymentNotice } from '../../../domain/payment/payment.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Replaces a signature in tests. */
const SIGNATURE = 'signed-by-the-desk'

type SignedNotice = { readonly body: string; readonly signature: string }

export type MemoryPaymentProvider = PaymentProvider & CardVault & {
  /** The registered attempts, oldest first. */
  readonly attempts: () => readonly Payment[]
  /** The notice the provider would send; `overrides` may be false, as from a stranger. */
  readonly notice: (payment: Payment, outcome: PaymentNotice['outcome'], overrides?: Partial<PaymentNotice>) => SignedNotice
  /** Sets the provider's decision on an attempt. */
  readonly decide: (payment: Payment, outcome: PaymentNotice['outcome'], overrides?: Partial<PaymentNotice>) => void
  /** The refunds, oldest first, once per attempt. */
  readonly refunds: () => readonly Payment[]
  /** The partial refunds, oldest first, once per id. */
  readonly parts: () => readonly { readonly payment: Payment; readonly back: SandboxRefund }[]
  /** Makes it refuse partial refunds permanently. */
  readonly refusing: (refuses: boolean) => void
  /** The charges of saved cards, oldest first, once per attempt. */
  readonly charges: () => readonly { readonly payment: Payment; readonly card: SavedCard }[]
  /** Makes charges of saved cards be declined. */
  readonly declining: (declines: boolean) => void
  /** Makes charges and partial refunds succeed without a response. */
  readonly losing: (loses: boolean) => void
  /** The deleted cards. */
  readonly deletedCards: () => readonly ProviderToken[]
  /** The saved card of an attempt. */
  readonly cardOf: (payment: Payment) => SavedCard | undefined
  /** Makes the provider respond or not. */
  readonly answering: (answers: boolean) => void
}

const parsed = (body: string): E.Either<NoticeRefused, PaymentNotice> =>
  E.tryCatch(
    () => JSON.parse(body) as PaymentNotice,
    (): NoticeRefused => ({ _tag: 'NoticeRefused', why: 'body' }),
  )

const noticeOf = (payment: Payment, outcome: PaymentNotice['outcome'], overrides: Partial<PaymentNotice> = {}): PaymentNotice => ({
  paymentId: payment.id,
  reference: `desk-of-${payment.id}`,
  outcome,
  amount: payment.amount,
  ...overrides,
})

const readNotice: PaymentProvider['readNotice'] = ({ body, signature }) =>
  TE.fromEither(signature === SIGNATURE ? parsed(body) : E.left({ _tag: 'NoticeRefused', why: 'signature' }))

/** A payment provider in memory, for tests and stories: it stores attempts and writes the notices they need. */
export const openMemoryPaymentProvider = (): MemoryPaymentProvider => {
  const attempts: Payment[] = []
  const decided = new Map<Payment['id'], PaymentNotice>()
  const refunds = new Map<Payment['id'], Payment>()
  const parts = new Map<SandboxRefund['id'], { readonly payment: Payment; readonly back: SandboxRefund }>()
  const charges = new Map<Payment['id'], { readonly payment: Payment; readonly card: SavedCard; readonly notice: PaymentNotice }>()
  const deletedCards = new Set<ProviderToken>()
  const cards = new Map<Payment['id'], SavedCard>()
  let isAnswering = true
  let isDeclining = false
  let isLosing = false
  let isRefusing = false
  const charge = (payment: Payment, card: SavedCard): PaymentNotice => {
    const isAccepted = !isDeclining && !deletedCards.has(card.providerToken)
    const notice = isAccepted ? noticeOf(payment, 'paid') : noticeOf(payment, 'declined', { amount: zero(payment.amount.currency) })
    const before = charges.get(payment.id)
    if (before === undefined) charges.set(payment.id, { payment, card, notice })
    return before?.notice ?? notice
  }
  const ifAvailable = <Value>(respond: () => Value): TE.TaskEither<ServiceUnavailable, Value> =>
    TE.fromEither(isAnswering ? E.right(respond()) : E.left({ _tag: 'ServiceUnavailable' }))
  return {
    start: (payment, { addresses, card }) =>
      TE.fromIO(() => {
        attempts.push(payment)
        if (card !== undefined) cards.set(payment.id, card)
        return { redirect: `${addresses.success}#pay-${payment.id}`, reference: `desk-${attempts.length}` }
      }),
    fetchNotice: ({ id }) => ifAvailable(() => decided.get(id) ?? charges.get(id)?.notice),
    refund: (payment) => ifAvailable(() => { refunds.set(payment.id, payment) }),
    giveBack: (payment, back) =>
      pipe(
        ifAvailable(() => { if (!isRefusing) parts.set(back.id, { payment, back }) }),
        TE.filterOrElseW(() => !isRefusing, (): RefundRefused => ({ _tag: 'RefundRefused', why: 'refused in the test' })),
        TE.filterOrElseW(() => !isLosing, (): ServiceUnavailable => ({ _tag: 'ServiceUnavailable' })),
      ),
    readNotice,
    attempts: () => [...attempts],
    notice: (payment, outcome, overrides) => ({ body: JSON.stringify(noticeOf(payment, outcome, overrides)), signature: SIGNATURE }),
    decide: (payment, outcome, overrides) => { decided.set(payment.id, noticeOf(payment, outcome, overrides)) },
    charge: (payment, card) => pipe(
      ifAvailable(() => charge(payment, card)),
      TE.filterOrElse(() => !isLosing, (): ServiceUnavailable => ({ _tag: 'ServiceUnavailable' })),
    ),
    delete: (alias) => ifAvailable(() => { deletedCards.add(alias) }),
    charges: () => [...charges.values()].map(({ payment, card }) => ({ payment, card })),
    declining: (declines) => { isDeclining = declines },
    losing: (loses) => { isLosing = loses },
    deletedCards: () => [...deletedCards],
    cardOf: ({ id }) => cards.get(id),
    refunds: () => [...refunds.values()],
    parts: () => [...parts.values()],
    refusing: (refuses) => { isRefusing = refuses },
    answering: (answers) => { isAnswering = answers },
  }
}
