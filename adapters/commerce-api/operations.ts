import { SHOP_CONTRACT, type ShopContract, type ShopTopic } from '../../application/contract/shop.ts'
import { addressRoutes } from './address/address-routes.ts'
import { cartRoutes } from './cart/cart-routes.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { checkoutRoutes } from './checkout/checkout-routes.ts'
import { contactRoutes } from './contact/contact-routes.ts'
import { contentRoutes } from './content/content-routes.ts'
import { customerRoutes } from './customer/customer-routes.ts'
import { deliveryRoutes } from './delivery/delivery-routes.ts'
import { identityRoutes } from './identity/identity-routes.ts'
import { lensPassRoutes } from './lens-pass/lens-pass-routes.ts'
import { loyaltyRoutes } from './loyalty/loyalty-routes.ts'
import { marketingRoutes } from './marketing/marketing-routes.ts'
import { orderRoutes } from './order/order-routes.ts'
import { passkeyRoutes } from './passkey/passkey-routes.ts'
import { paymentRoutes } from './payment/payment-routes.ts'
import { pricingRoutes } from './pricing/pricing-routes.ts'
import { privacyRoutes } from './privacy/privacy-routes.ts'
import { ratingRoutes } from './rating/rating-routes.ts'
import { recommendationRoutes } from './recommendation/recommendation-routes.ts'
import { reminderRoutes } from './reminder/reminder-routes.ts'
import { reorderRoutes } from './reorder/reorder-routes.ts'
import { securityRoutes } from './identity/security-routes.ts'
import { subscriptionRoutes } from './subscription/subscription-routes.ts'
import type { Routes } from './operations/operation.ts'

/** The routes by topic, in the order of the API's description. */
export const ROUTES: { readonly [Topic in ShopTopic]: Routes<ShopContract[Topic]> } = {
  catalogue: catalogueRoutes,
  content: contentRoutes,
  pricing: pricingRoutes,
  delivery: deliveryRoutes,
  recommendation: recommendationRoutes,
  cart: cartRoutes,
  address: addressRoutes,
  checkout: checkoutRoutes,
  order: orderRoutes,
  payment: paymentRoutes,
  reorder: reorderRoutes,
  lensPass: lensPassRoutes,
  subscription: subscriptionRoutes,
  reminder: reminderRoutes,
  customer: customerRoutes,
  marketing: marketingRoutes,
  contact: contactRoutes,
  loyalty: loyaltyRoutes,
  rating: ratingRoutes,
  privacy: privacyRoutes,
  identity: identityRoutes,
  security: securityRoutes,
  passkey: passkeyRoutes,
}

/** The intersection of a union's members. */
type All<Member> = (Member extends unknown ? (member: Member) => void : never) extends (all: infer Every) => void ? Every : never
/** Every operation for shoppers by its name. */
type Operations = All<ShopContract[ShopTopic]>
export type OperationName = keyof Operations

/** Every operation with its route. Methods and paths are written in the routes and nowhere else (Commerce §7). */
export const OPERATIONS = Object.fromEntries(
  Object.entries(ROUTES).flatMap(([topic, routes]) => Object.entries(routes).map(([name, route]) => {
    const contract: Readonly<Record<string, object>> = SHOP_CONTRACT[topic as ShopTopic]
    return [name, { ...route, ...contract[name], name, topic }]
  })),
) as unknown as All<{ readonly [Topic in ShopTopic]: {
  readonly [Name in keyof ShopContract[Topic]]:
    Routes<ShopContract[Topic]>[Name] & ShopContract[Topic][Name] & { readonly name: Name; readonly topic: Topic }
} }[ShopTopic]>

/** Where the payment provider sends notifications; signed, and no operation of the storefront. */
export const PAYMENT_NOTICE_PATH = '/api/payments/notice'
export const OPENAPI_PATH = '/api/openapi.json'
