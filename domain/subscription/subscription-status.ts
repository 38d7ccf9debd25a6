import * as E from 'fp-ts/lib/Either.js'

/** Active or paused (Account §3). A cancelled subscription is deleted. */
export const SUBSCRIPTION_STATUSES = ['active', 'paused'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** `inactive` is a synonym of paused. */
export const parseStatus = (text: unknown): E.Either<'NoStatus', SubscriptionStatus> => {
  const status = SUBSCRIPTION_STATUSES.find((name) => name === (text === 'inactive' ? 'paused' : text))
  return status === undefined ? E.left('NoStatus') : E.right(status)
}
