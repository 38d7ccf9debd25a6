import type { ShopContract, ShopTopic } from '../../application/contract/shop.ts'
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
