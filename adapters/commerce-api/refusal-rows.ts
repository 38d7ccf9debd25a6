import type { Refusal } from '../../domain/refusal.ts'
import { addressRefusals } from './address/address-refusals.ts'
import { attemptsRefusals } from './attempts/attempts-refusals.ts'
import { cartRefusals } from './cart/cart-refusals.ts'
import { checkoutRefusals } from './checkout/checkout-refusals.ts'
import { contactRefusals } from './contact/contact-refusals.ts'
import { couponRefusals } from './coupon/coupon-refusals.ts'
import { customerRefusals } from './customer/customer-refusals.ts'
import { deliveryRefusals } from './delivery/delivery-refusals.ts'
import { identityRefusals } from './identity/identity-refusals.ts'
import { lensPassRefusals } from './lens-pass/lens-pass-refusals.ts'
import { loyaltyRefusals } from './loyalty/loyalty-refusals.ts'
import { orderRefusals } from './order/order-refusals.ts'
import { passkeyRefusals } from './passkey/passkey-refusals.ts'
import { paymentRefusals } from './payment/payment-refusals.ts'
import { prescriptionRefusals } from './prescription/prescription-refusals.ts'
import { productRefusals } from './product/product-refusals.ts'
import { quantityRefusals } from './quantity/quantity-refusals.ts'
import { reorderRefusals } from './reorder/reorder-refusals.ts'
import { searchRefusals } from './search/search-refusals.ts'
import { staffRefusals } from './staff/staff-refusals.ts'
import { stockRefusals } from './stock/stock-refusals.ts'
import { subscriptionRefusals } from './subscription/subscription-refusals.ts'
import type { RefusalRow } from './refusal/refusal-row.ts'
import { requestRefusals } from './refusal/request-refusals.ts'

const ALL = {
  ...requestRefusals,
  ...productRefusals,
  ...prescriptionRefusals,
  ...lensPassRefusals,
  ...quantityRefusals,
  ...stockRefusals,
  ...cartRefusals,
  ...couponRefusals,
  ...loyaltyRefusals,
  ...reorderRefusals,
  ...checkoutRefusals,
  ...addressRefusals,
  ...deliveryRefusals,
  ...paymentRefusals,
  ...orderRefusals,
  ...subscriptionRefusals,
  ...identityRefusals,
  ...passkeyRefusals,
  ...customerRefusals,
  ...attemptsRefusals,
  ...contactRefusals,
  ...searchRefusals,
  ...staffRefusals,
}

export type RefusalTag = Refusal['_tag']
export type RefusalOf = { readonly [tag in RefusalTag]: Extract<Refusal, { readonly _tag: tag }> }

/** Every refusal on the wire, topic by topic; a missing topic does not compile. */
export const REFUSAL_ROWS: { readonly [tag in RefusalTag]: RefusalRow<RefusalOf[tag]> } = ALL
