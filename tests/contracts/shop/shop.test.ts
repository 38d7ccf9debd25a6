import { cartExtrasContract } from './cart-extras.contract.ts'
import { cartContract } from './cart.contract.ts'
import { catalogueContract } from './catalogue.contract.ts'
import { checkoutContract } from './checkout.contract.ts'
import { contactContract } from './contact.contract.ts'
import { customerOrderContract } from './customer-order.contract.ts'
import { identityContract } from './identity.contract.ts'
import { inTheSameProcess, overHttp } from './open-storefront.ts'
import { loyaltyContract } from './loyalty.contract.ts'
import { orderContract } from './order.contract.ts'
import { partnerContract } from './partner.contract.ts'
import { paymentAliasContract } from './payment-alias.contract.ts'
import { passkeyContract } from './passkey.contract.ts'
import { pricingContract } from './pricing.contract.ts'
import { marketingContract } from './marketing.contract.ts'
import { profileContract } from './profile.contract.ts'
import { promotionContract } from './promotion.contract.ts'
import { erasureContract } from './erasure.contract.ts'
import { emailChangeContract } from './email-change.contract.ts'
import { securityContract } from './security.contract.ts'
import { ratingContract } from './rating.contract.ts'
import { reminderContract } from './reminder.contract.ts'
import { reorderContract } from './reorder.contract.ts'
import { searchContract } from './search.contract.ts'
import { lensPassContract } from './lens-pass.contract.ts'
import { subscriptionContract } from './subscription.contract.ts'
import { stockContract } from './stock.contract.ts'

const CONTRACTS = [
  profileContract, marketingContract, contactContract,
  paymentAliasContract,
  cartExtrasContract,
  catalogueContract, searchContract, pricingContract, stockContract, cartContract,
  checkoutContract, orderContract, reorderContract, promotionContract,
  identityContract, customerOrderContract, partnerContract, reminderContract,
  emailChangeContract, erasureContract, securityContract,
  passkeyContract,
  ratingContract,
  subscriptionContract, loyaltyContract, lensPassContract,
]

for (const contract of CONTRACTS) {
  contract('in the same process', inTheSameProcess)
  contract('over HTTP', overHttp)
}
