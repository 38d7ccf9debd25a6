import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { RANDOM_TOKEN } from '../random-token.ts'

/** The token in the mail about a delivery: at least 128 bits of randomness. Only its hash is stored (decision S12). */
export type SubscriptionToken = Branded<string, 'SubscriptionToken'>

export const makeSubscriptionToken = (text: unknown): E.Either<'NoToken', SubscriptionToken> =>
  typeof text === 'string' && RANDOM_TOKEN.test(text) ? E.right(text as SubscriptionToken) : E.left('NoToken')

/** The actions of the mail link without a sign-in: both can be undone, and neither reveals anything. */
export const SUBSCRIPTION_LINK_ACTIONS = ['skip', 'pause'] as const
export type SubscriptionLinkAction = (typeof SUBSCRIPTION_LINK_ACTIONS)[number]
