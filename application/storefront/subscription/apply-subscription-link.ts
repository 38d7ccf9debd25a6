import { token } from '../../token.ts'
import type { SubscriptionEndGateway } from './subscription-end-gateway.port.ts'

/** Skips a delivery, or pauses its subscription, by the link in a mail. */
export type ApplySubscriptionLink = SubscriptionEndGateway['completeEmailLink']
export const ApplySubscriptionLink = token<ApplySubscriptionLink>('ApplySubscriptionLink')

export const makeApplySubscriptionLink =
  ({ subscriptionEnds }: { readonly subscriptionEnds: SubscriptionEndGateway }): ApplySubscriptionLink =>
    subscriptionEnds.completeEmailLink
