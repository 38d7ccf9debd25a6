import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type {
  OfferedProducts, ProductSubscriptionInput, RequestedProduct, SubscriptionAddresses, subscriptionContract, SubscriptionInput,
  SubscriptionUpdate,
} from '../../../application/contract/subscription.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Violation } from '../../../domain/request-refusal.ts'
import type { SubscriptionLinkAction } from '../../../domain/subscription/link-token.ts'
import { IDS, readWholeNumber } from '../../../domain/whole-number.ts'
import { requestedItemsOf } from '../cart/item-request.codec.ts'
import { type RequestForm, type RequestParts, route, type Routes } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { noInput, withBody, withoutBody } from '../operations/request-forms.ts'
import {
  addressesOf, addressesToWire, DoneCodec, doneToWire, EmailVerificationRequest, OfferCodec, offeredProductsOf, offeredProductsToWire,
  offerToWire, ProductOfferRequest, productSubscriptionInputOf, productSubscriptionInputToWire, ProductSubscriptionRequest,
  SubscriptionAddressesRequest, SubscriptionCodec, subscriptionInputOf, subscriptionInputToWire, SubscriptionPaymentsCodec,
  subscriptionPaymentsToWire, SubscriptionRequest, SubscriptionsCodec, subscriptionsToWire, subscriptionToWire,
  SubscriptionUpdateRequest, updateOf, updateToWire,
} from './subscription.codec.ts'

type OfSubscription = { readonly id: number }

/** An id that no subscription has, for a path that is not an id. */
const NO_ID = 0
const numberIn = ({ path }: RequestParts, name: string): number => readWholeNumber(path[name], IDS) ?? NO_ID

const onSubscription: RequestForm<OfSubscription> = withoutBody({
  encode: ({ id }) => ({ path: { subscription_id: id } }),
  decode: (request) => E.right({ id: numberIn(request, 'subscription_id') }),
})

const malformed = E.mapLeft((violations: readonly Violation[]): Failure => ({ _tag: 'Malformed', violations }))

const subscriptionReply = replyWith(SubscriptionCodec, subscriptionToWire)

export const subscriptionRoutes = {
  getSubscriptions: route(
    'GET /api/customers/me/subscriptions', 'List the customer’s subscriptions, oldest first',
    noInput, replyWith(SubscriptionsCodec, subscriptionsToWire),
  ),
  getSubscription: route(
    'GET /api/customers/me/subscriptions/{subscription_id}', 'Retrieve a subscription', onSubscription, subscriptionReply,
  ),
  createSubscription: route(
    'POST /api/customers/me/orders/{order_id}/subscriptions', 'Create a subscription from an order',
    withBody<t.TypeOf<typeof SubscriptionRequest>, SubscriptionInput>({
      body: SubscriptionRequest,
      encode: (input) => ({ path: { order_id: input.orderId }, body: subscriptionInputToWire(input) }),
      decode: (wire, request) => E.right(subscriptionInputOf(numberIn(request, 'order_id'), wire)),
    }),
    subscriptionReply,
    { status: 201 },
  ),
  offerSubscription: route(
    'POST /api/customers/me/subscription-offers', 'Preview a subscription with current prices and shipping methods',
    withBody<t.TypeOf<typeof ProductOfferRequest>, OfferedProducts>({
      body: ProductOfferRequest,
      encode: (input) => ({ body: offeredProductsToWire(input) }),
      decode: (wire) =>
        E.map((items: readonly RequestedProduct[]) => offeredProductsOf(items, wire))(malformed(requestedItemsOf(wire.items))),
    }),
    replyWith(OfferCodec, offerToWire),
  ),
  subscribeToProducts: route(
    'POST /api/customers/me/subscriptions', 'Create a subscription',
    withBody<t.TypeOf<typeof ProductSubscriptionRequest>, ProductSubscriptionInput>({
      body: ProductSubscriptionRequest,
      encode: (input) => ({ body: productSubscriptionInputToWire(input) }),
      decode: (wire) =>
        E.map((items: readonly RequestedProduct[]) => productSubscriptionInputOf(items, wire))(malformed(requestedItemsOf(wire.items))),
    }),
    subscriptionReply,
    { status: 201 },
  ),
  updateSubscription: route(
    'PATCH /api/customers/me/subscriptions/{subscription_id}', 'Update or pause a subscription, or skip a delivery',
    withBody<t.TypeOf<typeof SubscriptionUpdateRequest>, OfSubscription & { readonly change: SubscriptionUpdate }>({
      body: SubscriptionUpdateRequest,
      encode: ({ id, change }) => ({ path: { subscription_id: id }, body: updateToWire(change) }),
      decode: (wire, request) => E.right({ id: numberIn(request, 'subscription_id'), change: updateOf(wire) }),
    }),
    subscriptionReply,
  ),
  updateSubscriptionsAddresses: route(
    'PUT /api/customers/me/subscription-addresses', 'Change the address of the customer’s subscriptions',
    withBody<t.TypeOf<typeof SubscriptionAddressesRequest>, SubscriptionAddresses>({
      body: SubscriptionAddressesRequest,
      encode: (addresses) => ({ body: addressesToWire(addresses) }),
      decode: (wire) => E.right(addressesOf(wire)),
    }),
    replyWith(SubscriptionsCodec, subscriptionsToWire),
  ),
  getSubscriptionPaymentMethods: route(
    'GET /api/customers/me/subscription-payment-methods', 'List the payment methods for subscriptions',
    noInput, replyWith(SubscriptionPaymentsCodec, subscriptionPaymentsToWire),
  ),
  cancelSubscription: route(
    'DELETE /api/customers/me/subscriptions/{subscription_id}', 'Cancel a subscription',
    onSubscription, replyWith(DoneCodec, doneToWire),
  ),
  applySubscriptionLink: route(
    'POST /api/subscription-links',
    'Skip the next delivery or pause a subscription with the token of an e-mail; reveals nothing about it',
    withBody<t.TypeOf<typeof EmailVerificationRequest>, { readonly token: string; readonly action: SubscriptionLinkAction }>({
      body: EmailVerificationRequest,
      encode: ({ token, action }) => ({ body: { token, action } }),
      decode: E.right,
    }),
    replyWith(DoneCodec, doneToWire),
  ),
} satisfies Routes<typeof subscriptionContract>
