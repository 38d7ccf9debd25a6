import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import type { BrandChannel } from '../shop/brand-channel.ts'
import type { Locale } from '../shop/locale.ts'
import type { AccountId } from './account-id.ts'
import type { Email } from './email.ts'

/** What a shop may write about beside orders: each needs a consent of its own (Account §3). */
export const MARKETING_CHANNELS = ['newsletter', 'marketing_automation', 'retention_campaign'] as const
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number]

/** Opted in means every channel, else none (Account §3, §9). */
export const channelsWhen = (isOptedIn: boolean): readonly MarketingChannel[] => (isOptedIn ? MARKETING_CHANNELS : [])

/** In the order in which they are named, each once. */
export const orderedChannels = (given: readonly MarketingChannel[]): readonly MarketingChannel[] =>
  MARKETING_CHANNELS.filter((channel) => given.includes(channel))

/** What a brand may write to a mailbox about. */
export type MarketingSubscription = {
  readonly email: Email
  readonly brandChannel: BrandChannel
  readonly locale: Locale
  readonly channels: readonly MarketingChannel[]
}

/** A customer's own preferences; they bear the customer's name (Account §3). */
export type MarketingCommunication = { readonly id: AccountId; readonly channels: readonly MarketingChannel[] }

/** Where somebody agreed, or took it back. */
export const CONSENT_SOURCES = ['registration', 'account', 'page', 'letter'] as const
export type ConsentSource = (typeof CONSENT_SOURCES)[number]

/** What a letter carries to a mailbox, to agree by or to take it back: at least 256 bits of randomness. Only its hash is kept. */
export type MarketingToken = Branded<string, 'MarketingToken'>

const TOKEN = /^[A-Za-z0-9_-]{43,64}$/

export const makeMarketingToken = (text: unknown): E.Either<'NoToken', MarketingToken> =>
  typeof text === 'string' && TOKEN.test(text) ? E.right(text as MarketingToken) : E.left('NoToken')

const DAY = 24 * 3_600_000
const REQUEST_DAYS = 3

/** Until when a letter that asks for consent can be answered. */
export const consentRequestEnd = (now: Date): Date => new Date(now.getTime() + REQUEST_DAYS * DAY)
