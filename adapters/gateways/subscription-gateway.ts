import { omitUndefined } from '../../domain/omit-undefined.ts'
import type { GatewayDeps, Gateways } from './gateways.ts'

/** Subscriptions to regular deliveries. */
export const makeSubscriptionGateway = (
  { call }: GatewayDeps,
): Pick<Gateways, 'subscriptions' | 'productSubscriptions' | 'subscriptionEnds'> => ({
  subscriptions: {
    getSubscriptions: () => call('getSubscriptions', {}),
    getSubscription: (id) => call('getSubscription', { id }),
    createSubscription: (input) => call('createSubscription', input),
    updateSubscription: (id, change) => call('updateSubscription', { id, change }),
    updateSubscriptionsAddresses: (addresses) => call('updateSubscriptionsAddresses', addresses),
    getSubscriptionPaymentMethods: () => call('getSubscriptionPaymentMethods', {}),
  },
  productSubscriptions: {
    offer: (items, shipping) => call('offerSubscription', { items, ...omitUndefined({ shipping }) }),
    subscribe: (input) => call('subscribeToProducts', input),
  },
  subscriptionEnds: {
    end: (id) => call('cancelSubscription', { id }),
    completeEmailLink: (answer) => call('applySubscriptionLink', answer),
  },
})
