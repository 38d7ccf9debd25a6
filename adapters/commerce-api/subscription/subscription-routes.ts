import type { subscriptionContract } from '../../../application/contract/subscription.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, idIn, noInput, pathRequest, under } from '../operations/request-forms.ts'
import {
  ProductOfferRequest, ProductSubscriptionRequest, SubscriptionAddressesRequest, SubscriptionLinkRequest, SubscriptionRequest,
  SubscriptionUpdateRequest,
} from './subscription-request.codec.ts'
import {
  OfferRecord, SubscriptionDone, SubscriptionPaymentsRecord, SubscriptionRecord, SubscriptionsRecord,
} from './subscription.codec.ts'

const ofSubscription = { id: idIn('subscription_id') }

export const subscriptionRoutes = {
  getSubscriptions: route(
    'GET /api/customers/me/subscriptions', 'List the customer’s subscriptions, oldest first', noInput, reply(SubscriptionsRecord),
  ),
  getSubscription: route(
    'GET /api/customers/me/subscriptions/{subscription_id}', 'Retrieve a subscription',
    pathRequest(ofSubscription), reply(SubscriptionRecord),
  ),
  createSubscription: route(
    'POST /api/customers/me/orders/{order_id}/subscriptions', 'Create a subscription from an order',
    bodyRequest(SubscriptionRequest, { orderId: idIn('order_id') }), reply(SubscriptionRecord), { status: 201 },
  ),
  offerSubscription: route(
    'POST /api/customers/me/subscription-offers', 'Preview a subscription with current prices and shipping methods',
    bodyRequest(ProductOfferRequest), reply(OfferRecord),
  ),
  subscribeToProducts: route(
    'POST /api/customers/me/subscriptions', 'Create a subscription',
    bodyRequest(ProductSubscriptionRequest), reply(SubscriptionRecord), { status: 201 },
  ),
  updateSubscription: route(
    'PATCH /api/customers/me/subscriptions/{subscription_id}', 'Update or pause a subscription, or skip a delivery',
    bodyRequest(under('change', SubscriptionUpdateRequest), ofSubscription), reply(SubscriptionRecord),
  ),
  updateSubscriptionsAddresses: route(
    'PUT /api/customers/me/subscription-addresses', 'Change the address of the customer’s subscriptions',
    bodyRequest(SubscriptionAddressesRequest), reply(SubscriptionsRecord),
  ),
  getSubscriptionPaymentMethods: route(
    'GET /api/customers/me/subscription-payment-methods', 'List the payment methods for subscriptions',
    noInput, reply(SubscriptionPaymentsRecord),
  ),
  cancelSubscription: route(
    'DELETE /api/customers/me/subscriptions/{subscription_id}', 'Cancel a subscription',
    pathRequest(ofSubscription), reply(SubscriptionDone),
  ),
  applySubscriptionLink: route(
    'POST /api/subscription-links',
    'Skip the next delivery or pause a subscription with the token of an e-mail; reveals nothing about it',
    bodyRequest(SubscriptionLinkRequest), reply(SubscriptionDone),
  ),
} satisfies Routes<typeof subscriptionContract>
