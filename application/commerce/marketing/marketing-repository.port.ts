import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Email } from '../../../domain/customer/email.ts'
import type {
  ConsentSource, MarketingChannel, MarketingSubscription, MarketingToken,
} from '../../../domain/customer/marketing.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { CountedMail, Mail } from '../mail/mail.ts'

/** A consent that is not confirmed yet: channels, source and time. */
export type ConsentRequest = MarketingSubscription & {
  readonly token: MarketingToken
  readonly source: ConsentSource
  readonly requestedAt: Date
  readonly endsAt: Date
}

/** The confirmation of a consent, and when. */
export type ConsentConfirmation = { readonly token: MarketingToken; readonly brandChannel: BrandChannel; readonly at: Date }

/** Effects of a confirmation: the token to unsubscribe, and the mails that contain it. */
export type ConsentEffect = {
  readonly unsubscribeToken: MarketingToken
  readonly mails: (subscription: MarketingSubscription) => readonly Mail[]
}

export type Withdrawal = {
  readonly email: Email
  readonly brandChannel: BrandChannel
  /** The channels that stay subscribed. */
  readonly channels: readonly MarketingChannel[]
  readonly source: ConsentSource
  readonly at: Date
}

/** Marketing subscriptions per address and brand, with the proof of each consent. Tokens are never stored, only their hashes. */
export interface MarketingRepository {
  readonly subscription: (email: Email, brand: BrandChannel) => TaskEither<ServiceUnavailable, MarketingSubscription | undefined>
  /** Stores the hash of the token and queues the mail, both or neither. Only the latest token of an address in a brand's shop is valid. */
  readonly requestConsent: (request: ConsentRequest, mail: CountedMail) => TaskEither<ServiceUnavailable, void>
  /** Records the consent with time and source, once; `undefined` if the link expired, was used or does not exist. */
  readonly confirm: (confirmation: ConsentConfirmation, effect: ConsentEffect) =>
    TaskEither<ServiceUnavailable, MarketingSubscription | undefined>
  /** Withdraws all consents except those to keep, and cancels pending requests. */
  readonly withdraw: (withdrawal: Withdrawal) => TaskEither<ServiceUnavailable, void>
  /** Withdraws all consents of the token's recipient; nothing if there is no such token. */
  readonly unsubscribe: (token: MarketingToken, at: Date) => TaskEither<ServiceUnavailable, void>
}
