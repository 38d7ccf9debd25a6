import { makeCartGateways } from './cart-gateways.ts'
import { makeCatalogueGateways } from './catalogue-gateways.ts'
import { makeCustomerGateways } from './customer-gateways.ts'
import { makeOrderGateways } from './order-gateways.ts'
import { makePasskeyGateway } from './passkey-gateway.ts'
import { makeRatingGateway } from './rating-gateway.ts'
import { makeContactGateways } from './contact-gateways.ts'
import { makeMarketingGateways } from './marketing-gateways.ts'
import { makePaymentAliasGateway } from './payment-alias-gateway.ts'
import { makeLensPassGateway } from './lens-pass-gateway.ts'
import { makeSubscriptionGateway } from './subscription-gateway.ts'
import { makeReminderGateway } from './reminder-gateway.ts'
import { makeEmailChangeGateway } from './email-change-gateway.ts'
import { makeErasureGateway } from './erasure-gateway.ts'
import { makeSecurityGateway } from './security-gateway.ts'
import type { GatewayDeps, Gateways } from './gateways.ts'

/** The storefront's gateways, over any transport to the shop. */
export const makeGateways = (deps: GatewayDeps): Gateways => ({
  ...makeCatalogueGateways(deps),
  ...makeCartGateways(deps),
  ...makeOrderGateways(deps),
  ...makeCustomerGateways(deps),
  ...makePaymentAliasGateway(deps),
  ...makeReminderGateway(deps),
  ...makeMarketingGateways(deps),
  ...makeContactGateways(deps),
  ...makeSecurityGateway(deps),
  ...makeEmailChangeGateway(deps),
  ...makeErasureGateway(deps),
  ...makePasskeyGateway(deps),
  ...makeRatingGateway(deps),
  ...makeLensPassGateway(deps),
  ...makeSubscriptionGateway(deps),
})
