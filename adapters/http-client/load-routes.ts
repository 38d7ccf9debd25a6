import type { ShopContract, ShopTopic } from '../../application/contract/shop.ts'
import type { Routes } from '../commerce-api/operations/operation.ts'

/** The routes of each topic, loaded with the first call of one of its operations. */
export const LOAD_ROUTES: { readonly [Topic in ShopTopic]: () => Promise<Routes<ShopContract[Topic]>> } = {
  address: async () => (await import('../commerce-api/address/address-routes.ts')).addressRoutes,
  cart: async () => (await import('../commerce-api/cart/cart-routes.ts')).cartRoutes,
  catalogue: async () => (await import('../commerce-api/catalogue/catalogue-routes.ts')).catalogueRoutes,
  checkout: async () => (await import('../commerce-api/checkout/checkout-routes.ts')).checkoutRoutes,
  contact: async () => (await import('../commerce-api/contact/contact-routes.ts')).contactRoutes,
  content: async () => (await import('../commerce-api/content/content-routes.ts')).contentRoutes,
  customer: async () => (await import('../commerce-api/customer/customer-routes.ts')).customerRoutes,
  delivery: async () => (await import('../commerce-api/delivery/delivery-routes.ts')).deliveryRoutes,
  identity: async () => (await import('../commerce-api/identity/identity-routes.ts')).identityRoutes,
  lensPass: async () => (await import('../commerce-api/lens-pass/lens-pass-routes.ts')).lensPassRoutes,
  loyalty: async () => (await import('../commerce-api/loyalty/loyalty-routes.ts')).loyaltyRoutes,
  marketing: async () => (await import('../commerce-api/marketing/marketing-routes.ts')).marketingRoutes,
  order: async () => (await import('../commerce-api/order/order-routes.ts')).orderRoutes,
  passkey: async () => (await import('../commerce-api/passkey/passkey-routes.ts')).passkeyRoutes,
  payment: async () => (await import('../commerce-api/payment/payment-routes.ts')).paymentRoutes,
  pricing: async () => (await import('../commerce-api/pricing/pricing-routes.ts')).pricingRoutes,
  privacy: async () => (await import('../commerce-api/privacy/privacy-routes.ts')).privacyRoutes,
  rating: async () => (await import('../commerce-api/rating/rating-routes.ts')).ratingRoutes,
  recommendation: async () => (await import('../commerce-api/recommendation/recommendation-routes.ts')).recommendationRoutes,
  reminder: async () => (await import('../commerce-api/reminder/reminder-routes.ts')).reminderRoutes,
  reorder: async () => (await import('../commerce-api/reorder/reorder-routes.ts')).reorderRoutes,
  security: async () => (await import('../commerce-api/identity/security-routes.ts')).securityRoutes,
  subscription: async () => (await import('../commerce-api/subscription/subscription-routes.ts')).subscriptionRoutes,
}
