import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Email } from '../../../domain/customer/email.ts'
import type {
  ConsentSource, MarketingChannel, MarketingSubscription, MarketingToken,
} from '../../../domain/customer/marketing.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { CountedMail, Mail } from '../mail/mail.ts'

/** A consent that a letter still has to confirm: for what, where and when it was asked. */
export type ConsentRequest = MarketingSubscription & {
  readonly token: MarketingToken
  readonly source: ConsentSource
  readonly requestedAt: Date
  readonly endsAt: Date
}

/** A letter that came back, and when. */
export type ConsentConfirmation = { readonly token: MarketingToken; readonly brandChannel: BrandChannel; readonly at: Date }

/** What an answer brings along: the token by which it is all taken back, and the mails that carry it. */
export type ConsentEffect = {
  readonly unsubscribeToken: MarketingToken
  readonly mails: (subscription: MarketingSubscription) => readonly Mail[]
}

export type Withdrawal = {
  readonly email: Email
  readonly brandChannel: BrandChannel
  /** What may be written about all the same. */
  readonly channels: readonly MarketingChannel[]
  readonly source: ConsentSource
  readonly at: Date
}

/** To which mailboxes a brand may write about what, with the proof of each consent. A token is never kept, only what proves it. */
export interface MarketingBook {
  readonly subscription: (email: Email, brand: BrandChannel) => TaskEither<ServiceUnavailable, MarketingSubscription | undefined>
  /** Both or neither: what proves the token, and the letter in the outbox. Only the newest token of a mailbox in a brand's shop works. */
  readonly requestConsent: (request: ConsentRequest, mail: CountedMail) => TaskEither<ServiceUnavailable, void>
  /** Notes the consent with when and where it was given, once; `undefined` where the letter ran out, was used or never was. */
  readonly confirm: (answer: ConsentConfirmation, effect: ConsentEffect) =>
    TaskEither<ServiceUnavailable, MarketingSubscription | undefined>
  /** Takes back every consent but the kept ones, and what letters on their way still ask for. */
  readonly withdraw: (withdrawal: Withdrawal) => TaskEither<ServiceUnavailable, void>
  /** Takes back everything of whoever the letter went to; nothing where the token is none. */
  readonly unsubscribe: (token: MarketingToken, at: Date) => TaskEither<ServiceUnavailable, void>
}
