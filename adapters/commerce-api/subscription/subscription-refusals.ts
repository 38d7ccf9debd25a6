import * as t from 'io-ts'
import type { SubscriptionRefusal } from '../../../domain/subscription/subscription-refusal.ts'
import { unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const subscriptionRefusals = {
  TooManySubscriptions: { status: 422, ...unchanged('TooManySubscriptions', { maximum: t.number }) },
} satisfies RefusalRows<SubscriptionRefusal>
