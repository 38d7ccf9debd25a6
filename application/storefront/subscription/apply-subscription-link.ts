import { token } from '../../token.ts'
import type { SubscriptionEndGateway } from './subscription-end-gateway.port.ts'

/** Leaves the delivery of a letter out, or stops its subscription for now, whoever has the letter. */
export type ApplySubscriptionLink = SubscriptionEndGateway['completeEmailLink']
export const ApplySubscriptionLink = token<ApplySubscriptionLink>('ApplySubscriptionLink')

export const makeApplySubscriptionLink =
  ({ subscriptionEnds }: { readonly subscriptionEnds: SubscriptionEndGateway }): ApplySubscriptionLink =>
    subscriptionEnds.completeEmailLink
