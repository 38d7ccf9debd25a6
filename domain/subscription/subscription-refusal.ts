/** The account has as many subscriptions as it may. */
export type TooManySubscriptions = { readonly _tag: 'TooManySubscriptions'; readonly maximum: number }

/** What may be said to somebody who subscribes. */
export type SubscriptionRefusal = TooManySubscriptions
