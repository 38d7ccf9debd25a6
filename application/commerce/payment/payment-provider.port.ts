import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SavedCard } from '../../../domain/payment/saved-card.ts'
import type { Payment, PaymentNotice } from '../../../domain/payment/payment.ts'
import type { Money } from '../../../domain/money/money.ts'
import type { RefundId } from '../../../domain/payment/refund.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

/** Return addresses for the shopper, absolute; success is decided by the notice, never by these. */
export type ReturnAddresses = { readonly success: string; readonly cancel: string; readonly error: string; readonly notice: string }

/** The language of the payment page, a saved card, and the return addresses. */
export type ReturnTo = {
  readonly locale: Locale
  readonly addresses: ReturnAddresses
  /** The saved card to pay with. */
  readonly card?: SavedCard
}

/** The address of the payment page, and the provider's reference. */
export type PaymentPage = { readonly redirect: string; readonly reference: string }

/** `body` is the raw text as received; its signature is checked before it is parsed. */
export type SignedNotice = { readonly body: string; readonly signature: string | undefined; readonly now: Date }

export type NoticeRefused = { readonly _tag: 'NoticeRefused'; readonly why: 'signature' | 'age' | 'body' }

/** A refund of a payment by its own id; `before`: how much was refunded earlier. */
export type SandboxRefund = { readonly id: RefundId; readonly amount: Money; readonly before: Money }

/** The provider refuses this refund permanently; `why` is for staff. */
export type RefundRefused = { readonly _tag: 'RefundRefused'; readonly why: string }

/** The payment provider. */
export interface PaymentProvider {
  /** Registers an attempt and returns the address of its page and the provider's reference. */
  readonly start: (payment: Payment, returnTo: ReturnTo) => TaskEither<ServiceUnavailable, PaymentPage>
  readonly readNotice: (notice: SignedNotice) => TaskEither<NoticeRefused | ServiceUnavailable, PaymentNotice>
  /** The provider's status of an attempt; `undefined` while it is undecided or unknown. */
  readonly fetchNotice: (payment: Payment) => TaskEither<ServiceUnavailable, PaymentNotice | undefined>
  /** Refunds the whole amount: voided while only reserved, else refunded. Idempotent. */
  readonly refund: (payment: Payment) => TaskEither<ServiceUnavailable, void>
  /** Refunds a part or all of a paid attempt. Idempotent by its id, at any time. */
  readonly giveBack: (payment: Payment, back: SandboxRefund) => TaskEither<RefundRefused | ServiceUnavailable, void>
}
