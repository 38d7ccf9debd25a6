import * as E from 'fp-ts/lib/Either.js'

/** Deliveries come, or nobody wants any for now (Account §3). One that was ended is none any more. */
export const SUBSCRIPTION_STATUSES = ['active', 'paused'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** `inactive` is another word for paused. */
export const parseStatus = (text: unknown): E.Either<'NoStatus', SubscriptionStatus> => {
  const found = SUBSCRIPTION_STATUSES.find((one) => one === (text === 'inactive' ? 'paused' : text))
  return found === undefined ? E.left('NoStatus') : E.right(found)
}
