import type { AddressRefusal } from './address/address-refusal.ts'
import type { AttemptsRefusal } from './attempts/attempts-refusal.ts'
import type { CartRefusal } from './cart/cart-refusal.ts'
import type { CheckoutRefusal } from './checkout/checkout-refusal.ts'
import type { ContactRefusal } from './contact/contact-refusal.ts'
import type { CouponRefusal } from './coupon/coupon-refusal.ts'
import type { CustomerRefusal } from './customer/customer-refusal.ts'
import type { DeliveryRefusal } from './delivery/delivery-refusal.ts'
import type { IdentityRefusal } from './identity/identity-refusal.ts'
import type { LensPassRefusal } from './lens-pass/lens-pass-refusal.ts'
import type { LoyaltyRefusal } from './loyalty/loyalty-refusal.ts'
import type { OrderRefusal } from './order/order-refusal.ts'
import type { PasskeyRefusal } from './passkey/passkey-refusal.ts'
import type { PaymentRefusal } from './payment/payment-refusal.ts'
import type { PrescriptionRefusal } from './prescription/prescription-refusal.ts'
import type { ProductRefusal } from './product/product-refusal.ts'
import type { QuantityRefusal } from './quantity/quantity-refusal.ts'
import type { ReorderRefusal } from './reorder/reorder-refusal.ts'
import type { RequestRefusal } from './request-refusal.ts'
import type { SearchRefusal } from './search/search-refusal.ts'
import type { StaffRefusal } from './staff/staff-refusal.ts'
import type { StockRefusal } from './stock/stock-refusal.ts'
import type { SubscriptionRefusal } from './subscription/subscription-refusal.ts'

/** All refusals of the domain, by topic. Data only: the layers above have their own texts. */
export type Refusal =
  | RequestRefusal
  | ProductRefusal
  | PrescriptionRefusal
  | LensPassRefusal
  | QuantityRefusal
  | StockRefusal
  | CartRefusal
  | CouponRefusal
  | LoyaltyRefusal
  | ReorderRefusal
  | CheckoutRefusal
  | AddressRefusal
  | DeliveryRefusal
  | PaymentRefusal
  | OrderRefusal
  | SubscriptionRefusal
  | IdentityRefusal
  | PasskeyRefusal
  | CustomerRefusal
  | AttemptsRefusal
  | ContactRefusal
  | SearchRefusal
  | StaffRefusal

/** The refusals with these tags. */
export type RefusalBy<Tag extends Refusal['_tag']> = Extract<Refusal, { readonly _tag: Tag }>

/** A service did not respond, or not in a known format. */
export type ServiceUnavailable = { readonly _tag: 'ServiceUnavailable' }

/** The failures of a use case. */
export type Failure = Refusal | ServiceUnavailable
/** The failures of a use case that refuses with these tags. */
export type FailureBy<Tag extends Refusal['_tag']> = RefusalBy<Tag> | ServiceUnavailable
