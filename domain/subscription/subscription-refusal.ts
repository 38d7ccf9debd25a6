/** The account has the maximum number of subscriptions. */
export type TooManySubscriptions = { readonly _tag: 'TooManySubscriptions'; readonly maximum: number }

/** Why a subscription is rejected. */
export type SubscriptionRefusal = TooManySubscriptions
