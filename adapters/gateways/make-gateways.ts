import { makeCartGateways } from './cart-gateways.ts'
import { makeCatalogueGateways } from './catalogue-gateways.ts'
import { makeCustomerGateways } from './customer-gateways.ts'
import { makeOrderGateways } from './order-gateways.ts'
import { makePasskeyGateway } from './passkey-gateway.ts'
import { makeRatingGateway } from './rating-gateway.ts'
import { shopOver } from './shop-over.ts'
import type { GatewayDeps, Gateways } from './gateways.ts'

/** The storefront's gateways, over any transport to the shop. */
export const makeGateways = (deps: GatewayDeps): Gateways => ({
  shop: shopOver(deps.call),
  ...makeCatalogueGateways(deps),
  ...makeCartGateways(deps),
  ...makeOrderGateways(deps),
  ...makeCustomerGateways(deps),
  ...makePasskeyGateway(deps),
  ...makeRatingGateway(deps),
})
