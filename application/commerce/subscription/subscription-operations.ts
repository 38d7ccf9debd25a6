import type { subscriptionContract } from '../../contract/subscription.ts'
import type { Subscriptions } from './subscriptions.port.ts'
import type { UseCases } from '../operation.ts'
import { makeApplySubscriptionLink } from './apply-subscription-link.ts'
import { makeCreateSubscription } from './create-subscription.ts'
import { makeGetSubscriptionPaymentMethods } from './get-subscription-payment-methods.ts'
import { makeGetSubscription } from './get-subscription.ts'
import { makeGetSubscriptions } from './get-subscriptions.ts'
import { makeOfferSubscription } from './offer-subscription.ts'
import { makeSubscribeToProducts } from './subscribe-to-products.ts'
import { makeUpdateSubscription } from './update-subscription.ts'
import { makeUpdateSubscriptionsAddresses } from './update-subscriptions-addresses.ts'

export const subscriptionOperations = {
  getSubscriptions: makeGetSubscriptions,
  getSubscription: makeGetSubscription,
  createSubscription: makeCreateSubscription,
  offerSubscription: makeOfferSubscription,
  subscribeToProducts: makeSubscribeToProducts,
  updateSubscription: makeUpdateSubscription,
  updateSubscriptionsAddresses: makeUpdateSubscriptionsAddresses,
  getSubscriptionPaymentMethods: makeGetSubscriptionPaymentMethods,
  cancelSubscription: ({ subscriptions }: { readonly subscriptions: Subscriptions }) =>
    ({ owner }, { id }) => subscriptions.remove(owner, id),
  applySubscriptionLink: makeApplySubscriptionLink,
} satisfies UseCases<typeof subscriptionContract>
