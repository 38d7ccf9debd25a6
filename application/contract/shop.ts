import { addressContract } from './address.ts'
import { cartContract } from './cart.ts'
import { catalogueContract } from './catalogue.ts'
import { checkoutContract } from './checkout.ts'
import { contactContract } from './contact.ts'
import { contentContract } from './content.ts'
import { customerContract } from './customer.ts'
import { deliveryContract } from './delivery.ts'
import { identityContract } from './identity.ts'
import { lensPassContract } from './lens-pass.ts'
import { loyaltyContract } from './loyalty.ts'
import { marketingContract } from './marketing.ts'
import type { Calls } from './operation.ts'
import { orderContract } from './order.ts'
import { passkeyContract } from './passkey.ts'
import { paymentContract } from './payment.ts'
import { pricingContract } from './pricing.ts'
import { privacyContract } from './privacy.ts'
import { ratingContract } from './rating.ts'
import { recommendationContract } from './recommendation.ts'
import { reminderContract } from './reminder.ts'
import { reorderContract } from './reorder.ts'
import { securityContract } from './security.ts'
import { subscriptionContract } from './subscription.ts'

/** The operations for shoppers by topic. */
export const SHOP_CONTRACT = {
  address: addressContract,
  cart: cartContract,
  catalogue: catalogueContract,
  checkout: checkoutContract,
  contact: contactContract,
  content: contentContract,
  customer: customerContract,
  delivery: deliveryContract,
  identity: identityContract,
  lensPass: lensPassContract,
  loyalty: loyaltyContract,
  marketing: marketingContract,
  order: orderContract,
  passkey: passkeyContract,
  payment: paymentContract,
  pricing: pricingContract,
  privacy: privacyContract,
  rating: ratingContract,
  recommendation: recommendationContract,
  reminder: reminderContract,
  reorder: reorderContract,
  security: securityContract,
  subscription: subscriptionContract,
}
export type ShopContract = typeof SHOP_CONTRACT
export type ShopTopic = keyof ShopContract

/** The shop as one visitor may use it, over HTTP or in process. */
export type Shop = { readonly [Topic in ShopTopic]: Calls<ShopContract[Topic]> }
