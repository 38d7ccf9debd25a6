import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { LONG_RANDOM_TOKEN } from '../long-random-token.ts'
import type { BrandChannel } from '../shop/brand-channel.ts'
import type { Locale } from '../shop/locale.ts'
import type { AccountId } from './account-id.ts'
import type { Email } from './email.ts'

/** Marketing channels; each needs its own consent (Account §3). */
export const MARKETING_CHANNELS = ['newsletter', 'marketing_automation', 'retention_campaign'] as const
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number]

/** Opted in means every channel, otherwise none (Account §3, §9). */
export const channelsWhen = (isOptedIn: boolean): readonly MarketingChannel[] => (isOptedIn ? MARKETING_CHANNELS : [])

/** In the order of declaration, without duplicates. */
export const orderedChannels = (channels: readonly MarketingChannel[]): readonly MarketingChannel[] =>
  MARKETING_CHANNELS.filter((channel) => channels.includes(channel))

/** The channels of an e-mail address at one brand. */
export type MarketingSubscription = {
  readonly email: Email
  readonly brandChannel: BrandChannel
  readonly locale: Locale
  readonly channels: readonly MarketingChannel[]
}

/** A customer's own preferences, by account id (Account §3). */
export type MarketingCommunication = { readonly id: AccountId; readonly channels: readonly MarketingChannel[] }

/** Where consent was given or withdrawn. */
export const CONSENT_SOURCES = ['registration', 'account', 'page', 'mail'] as const
export type ConsentSource = (typeof CONSENT_SOURCES)[number]

/** The token in a mail to give or withdraw consent: at least 256 bits of randomness. Only its hash is stored. */
export type MarketingToken = Branded<string, 'MarketingToken'>

export const makeMarketingToken = (text: unknown): E.Either<'NoToken', MarketingToken> =>
  typeof text === 'string' && LONG_RANDOM_TOKEN.test(text) ? E.right(text as MarketingToken) : E.left('NoToken')

const DAY = 24 * 3_600_000
const REQUEST_DAYS = 3

/** When a request for consent expires. */
export const consentRequestEnd = (now: Date): Date => new Date(now.getTime() + REQUEST_DAYS * DAY)
