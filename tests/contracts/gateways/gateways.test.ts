import { aroundCartGatewaysContract } from './cart-extras-gateways.contract.ts'
import { cartGatewayContract } from './cart-gateway.contract.ts'
import { catalogueGatewayContract } from './catalogue-gateway.contract.ts'
import { checkoutGatewayContract } from './checkout-gateway.contract.ts'
import { contactGatewayContract } from './contact-gateway.contract.ts'
import { customerOrderGatewayContract } from './customer-order-gateway.contract.ts'
import { identityGatewayContract } from './identity-gateway.contract.ts'
import { inTheSameProcess, overHttp } from './open-gateways.ts'
import { loyaltyGatewayContract } from './loyalty-gateway.contract.ts'
import { orderGatewayContract } from './order-gateway.contract.ts'
import { partnerGatewayContract } from './partner-gateway.contract.ts'
import { paymentAliasGatewayContract } from './payment-alias-gateway.contract.ts'
import { passkeyGatewayContract } from './passkey-gateway.contract.ts'
import { pricingGatewayContract } from './pricing-gateway.contract.ts'
import { marketingGatewayContract } from './marketing-gateway.contract.ts'
import { profileGatewayContract } from './profile-gateway.contract.ts'
import { promotionGatewayContract } from './promotion-gateway.contract.ts'
import { erasureGatewayContract } from './erasure-gateway.contract.ts'
import { emailChangeGatewayContract } from './email-change-gateway.contract.ts'
import { securityGatewayContract } from './security-gateway.contract.ts'
import { ratingGatewayContract } from './rating-gateway.contract.ts'
import { reminderGatewayContract } from './reminder-gateway.contract.ts'
import { reorderGatewayContract } from './reorder-gateway.contract.ts'
import { searchGatewayContract } from './search-gateway.contract.ts'
import { lensPassGatewayContract } from './lens-pass-gateway.contract.ts'
import { subscriptionGatewayContract } from './subscription-gateway.contract.ts'
import { stockGatewayContract } from './stock-gateway.contract.ts'

const CONTRACTS = [
  profileGatewayContract, marketingGatewayContract, contactGatewayContract,
  paymentAliasGatewayContract,
  aroundCartGatewaysContract,
  catalogueGatewayContract, searchGatewayContract, pricingGatewayContract, stockGatewayContract, cartGatewayContract,
  checkoutGatewayContract, orderGatewayContract, reorderGatewayContract, promotionGatewayContract,
  identityGatewayContract, customerOrderGatewayContract, partnerGatewayContract, reminderGatewayContract,
  emailChangeGatewayContract, erasureGatewayContract, securityGatewayContract,
  passkeyGatewayContract,
  ratingGatewayContract,
  subscriptionGatewayContract, loyaltyGatewayContract, lensPassGatewayContract,
]

for (const contract of CONTRACTS) {
  contract('in the same process', inTheSameProcess)
  contract('over HTTP', overHttp)
}
