import * as t from 'io-ts'
import type { SubscriptionRefusal } from '../../../domain/subscription/subscription-refusal.ts'
import { refusals } from '../refusal/refusal-row.ts'

export const subscriptionRefusals = refusals<SubscriptionRefusal>({
  TooManySubscriptions: { status: 422, data: { maximum: t.number } },
})
