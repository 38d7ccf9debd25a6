import type { ShopContract, ShopTopic } from '../contract/shop.ts'
import { addressOperations } from './address/address-operations.ts'
import { cartOperations } from './cart/cart-operations.ts'
import { catalogueOperations } from './catalogue/catalogue-operations.ts'
import { checkoutOperations } from './checkout/checkout-operations.ts'
import { contactOperations } from './contact/contact-operations.ts'
import { contentOperations } from './content/content-operations.ts'
import { customerOperations } from './customer/customer-operations.ts'
import { deliveryOperations } from './delivery/delivery-operations.ts'
import { identityOperations } from './identity/identity-operations.ts'
import { securityOperations } from './identity/security-operations.ts'
import { lensPassOperations } from './lens-pass/lens-pass-operations.ts'
import { loyaltyOperations } from './loyalty/loyalty-operations.ts'
import { marketingOperations } from './marketing/marketing-operations.ts'
import { sendConsentRequest } from './marketing/send-consent-request.ts'
import { openUseCases, type Implementing, type PortsOf, type UseCases } from './operation.ts'
import { orderOperations } from './order/order-operations.ts'
import { passkeyOperations } from './passkey/passkey-operations.ts'
import { paymentOperations } from './payment/payment-operations.ts'
import { pricingOperations } from './cart/pricing-operations.ts'
import { privacyOperations } from './privacy/privacy-operations.ts'
import { ratingOperations } from './rating/rating-operations.ts'
import { recommendationOperations } from './recommendation/recommendation-operations.ts'
import { reminderOperations } from './reminder/reminder-operations.ts'
import { reorderOperations } from './reorder/reorder-operations.ts'
import { subscriptionOperations } from './subscription/subscription-operations.ts'

const TOPICS = {
  address: addressOperations,
  cart: cartOperations,
  catalogue: catalogueOperations,
  checkout: checkoutOperations,
  contact: contactOperations,
  content: contentOperations,
  customer: customerOperations,
  delivery: deliveryOperations,
  identity: identityOperations,
  lensPass: lensPassOperations,
  loyalty: loyaltyOperations,
  marketing: marketingOperations,
  order: orderOperations,
  passkey: passkeyOperations,
  payment: paymentOperations,
  pricing: pricingOperations,
  privacy: privacyOperations,
  rating: ratingOperations,
  recommendation: recommendationOperations,
  reminder: reminderOperations,
  reorder: reorderOperations,
  security: securityOperations,
  subscription: subscriptionOperations,
} satisfies { readonly [Topic in ShopTopic]: UseCases<ShopContract[Topic]> }

/** Topics that place orders, now or later: they read prices and stock as they are at that moment. */
const ORDERING: readonly string[] = ['order', 'subscription'] satisfies readonly ShopTopic[]

type Topics = typeof TOPICS
type PortsOfTopics = { readonly [Topic in ShopTopic]: (ports: PortsOf<Topics[Topic]>) => void }[ShopTopic] extends
  (ports: infer Whole) => void ? Whole : never

/** The ports of all operations for shoppers. */
export type OperationPorts = Omit<PortsOfTopics, 'requestConsent'> & Parameters<typeof sendConsentRequest>[0]

/** The use cases of the operations for shoppers by topic. Their callers check the permissions. */
export type Operations = { readonly [Topic in ShopTopic]: Implementing<ShopContract[Topic]> }

/** `ordering`: the ports without a cached catalogue. */
export const openOperations = (ports: OperationPorts, ordering: OperationPorts): Operations =>
  Object.fromEntries(Object.entries(TOPICS).map(([topic, makers]) => {
    const own = ORDERING.includes(topic) ? ordering : ports
    return [topic, openUseCases(makers, { ...own, requestConsent: sendConsentRequest(own) } as never)]
  })) as unknown as Operations
