import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'

/** What the letter about a delivery carries: at least 128 bits of randomness. Only its hash is kept (decision S12). */
export type SubscriptionToken = Branded<string, 'SubscriptionToken'>

const TOKEN = /^[A-Za-z0-9_-]{22,64}$/

export const makeSubscriptionToken = (text: unknown): E.Either<'NoToken', SubscriptionToken> =>
  typeof text === 'string' && TOKEN.test(text) ? E.right(text as SubscriptionToken) : E.left('NoToken')

/** What whoever has the letter may do without signing in: both can be undone, and neither tells anything. */
export const SUBSCRIPTION_LINK_ACTIONS = ['skip', 'pause'] as const
export type SubscriptionLinkAction = (typeof SUBSCRIPTION_LINK_ACTIONS)[number]
