import { addressOperations } from '../address/address-operations.ts'
import { cartOperations } from '../cart/cart-operations.ts'
import { checkoutOperations } from '../checkout/checkout-operations.ts'
import { deliveryOperations } from '../delivery/delivery-operations.ts'
import { marketingOperations } from '../customer/marketing-operations.ts'
import { contactOperations } from '../contact/contact-operations.ts'
import { contentOperations } from '../content/content-operations.ts'
import { customerOperations } from '../customer/customer-operations.ts'
import { erasureOperations } from '../privacy/erasure-operations.ts'
import { emailChangeOperations } from '../identity/email-change-operations.ts'
import { identityOperations } from '../identity/identity-operations.ts'
import { securityOperations } from '../identity/security-operations.ts'
import { loyaltyOperations } from '../loyalty/loyalty-operations.ts'
import { passkeyOperations } from '../passkey/passkey-operations.ts'
import { orderOperations } from '../order/order-operations.ts'
import { paymentOperations } from '../payment/payment-operations.ts'
import { pricingOperations } from '../pricing/pricing-operations.ts'
import { catalogueOperations } from '../product/catalogue-operations.ts'
import { recommendationOperations } from '../recommendation/recommendation-operations.ts'
import { ratingOperations } from '../rating/rating-operations.ts'
import { lensPassOperations } from '../lens-pass/lens-pass-operations.ts'
import { subscriptionOperations } from '../subscription/subscription-operations.ts'
import { reminderOperations } from '../reminder/reminder-operations.ts'
import { reorderOperations } from '../reorder/reorder-operations.ts'
import type { RIGHTS } from './rights.ts'

/** The operations by topic, and the description of each topic. */
export const TOPICS = {
  catalogue: { about: 'Catalogue', rows: catalogueOperations },
  content: { about: 'Content', rows: contentOperations },
  pricing: { about: 'Prices', rows: pricingOperations },
  delivery: { about: 'Stock and delivery', rows: deliveryOperations },
  recommendation: { about: 'Recommendations', rows: recommendationOperations },
  cart: { about: 'Carts', rows: cartOperations },
  address: { about: 'Addresses', rows: addressOperations },
  checkout: { about: 'Checkout', rows: checkoutOperations },
  order: { about: 'Orders and payments', rows: orderOperations },
  payment: { about: 'Saved cards', rows: paymentOperations },
  reorder: { about: 'Reorders', rows: reorderOperations },
  lensPass: { about: 'Lens profiles', rows: lensPassOperations },
  subscription: { about: 'Subscriptions', rows: subscriptionOperations },
  reminder: { about: 'Reminders', rows: reminderOperations },
  customer: { about: 'Customer profile and marketing consents', rows: { ...customerOperations, ...marketingOperations } },
  contact: { about: 'Contact messages and withdrawals', rows: contactOperations },
  loyalty: { about: 'Loyalty points', rows: loyaltyOperations },
  rating: { about: 'Ratings and reviews', rows: ratingOperations },
  privacy: { about: 'Account deletion', rows: erasureOperations },
  identity: { about: 'Sign-in and sign-up', rows: identityOperations },
  security: { about: 'Account security', rows: { ...securityOperations, ...passkeyOperations, ...emailChangeOperations } },
} as const

/** The intersection of a union's members. */
type All<Member> = (Member extends unknown ? (member: Member) => void : never) extends (all: infer Every) => void ? Every : never
type Rows = All<(typeof TOPICS)[keyof typeof TOPICS]['rows']>
type Operations = { readonly [Name in keyof Rows]: Rows[Name] & { readonly name: Name } }

/** Every operation. Methods and paths are written in these rows and nowhere else (Commerce §7). */
export const OPERATIONS = Object.fromEntries(
  Object.values(TOPICS).flatMap(({ rows }) => Object.entries(rows).map(([name, row]) => [name, { ...row, name }])),
) as Operations
export type OperationName = keyof Operations

type Form<Name extends OperationName> = Operations[Name]['request']

/** What the server reads of each operation's request. */
export type OperationInputs = {
  readonly [Name in OperationName]: Extract<ReturnType<Form<Name>['decode']>, { readonly _tag: 'Right' }>['right']
}
/** What a storefront passes to each operation. */
export type OperationRequests = { readonly [Name in OperationName]: Parameters<Form<Name>['encode']>[0] }
export type Reply = { readonly [Name in OperationName]: Parameters<Operations[Name]['reply']['encode']>[0] }
/** The caller that is looked up for each operation. */
export type RequiredCallerOf = { readonly [Name in OperationName]: (typeof RIGHTS)[Operations[Name]['right']] }

/** Where the payment provider sends notifications; signed, and no operation of the storefront. */
export const PAYMENT_NOTICE_PATH = '/api/payments/notice'
export const OPENAPI_PATH = '/api/openapi.json'
