import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SavedCard } from '../../../domain/payment/saved-card.ts'
import type { Payment, PaymentNotice } from '../../../domain/payment/payment.ts'
import type { Money } from '../../../domain/money/money.ts'
import type { RefundId } from '../../../domain/payment/refund.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

/** Where the provider sends the shopper afterwards; success is decided by the notice, never by these. Absolute addresses. */
export type ReturnAddresses = { readonly success: string; readonly cancel: string; readonly error: string; readonly notice: string }

/** In which language the shopper pays, with which card if one is kept, and where the way leads from there. */
export type ReturnTo = {
  readonly locale: Locale
  readonly addresses: ReturnAddresses
  /** A kept card that is paid with. */
  readonly card?: SavedCard
}

/** The page on which an attempt is paid, and the provider's name for the attempt. */
export type PaymentPage = { readonly redirect: string; readonly reference: string }

/** `body` is the raw text as received; the signature is checked over it before anything is read. */
export type SignedNotice = { readonly body: string; readonly signature: string | undefined; readonly now: Date }

export type NoticeRefused = { readonly _tag: 'NoticeRefused'; readonly why: 'signature' | 'age' | 'body' }

/** Money of an attempt to give back, by its own name; `before`: how much of the attempt went back earlier. */
export type SandboxRefund = { readonly id: RefundId; readonly amount: Money; readonly before: Money }

/** The provider will never give this back; why, for the shop's people. */
export type RefundRefused = { readonly _tag: 'RefundRefused'; readonly why: string }

/** The provider that takes the money. */
export interface PaymentProvider {
  /** Tells the provider of an attempt and answers the address of its page, with the provider's name for the attempt. */
  readonly start: (payment: Payment, returnTo: ReturnTo) => TaskEither<ServiceUnavailable, PaymentPage>
  readonly readNotice: (notice: SignedNotice) => TaskEither<NoticeRefused | ServiceUnavailable, PaymentNotice>
  /** What the provider knows of an attempt by now; `undefined` while it is undecided, or was never seen. */
  readonly fetchNotice: (payment: Payment) => TaskEither<ServiceUnavailable, PaymentNotice | undefined>
  /** Gives the whole amount back: voided while it is only reserved, else refunded. Asking again changes nothing. */
  readonly refund: (payment: Payment) => TaskEither<ServiceUnavailable, void>
  /** Gives back a part of an attempt that counted, or all of it. Asking again by the same name, any time later, changes nothing. */
  readonly giveBack: (payment: Payment, back: SandboxRefund) => TaskEither<RefundRefused | ServiceUnavailable, void>
}
