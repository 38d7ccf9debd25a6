import type { Commerce } from '../../application/commerce/commerce.ts'
import { makeInProcessPartners } from '../in-process/partner-gateway.ts'
import { makeInProcessAddresses } from '../in-process/address-gateway.ts'
import { makeInProcessGifts } from '../in-process/gift-gateway.ts'
import { makeInProcessRecommendations } from '../in-process/recommendation-gateway.ts'
import { makeInProcessReplacements } from '../in-process/replacement-gateway.ts'
import type { At } from '../../application/commerce/shop/at.ts'
import type { CampaignOf } from '../commerce-api/pricing/campaign.ts'
import { makeInProcessAbandonedCarts } from '../in-process/abandoned-cart-gateway.ts'
import { makeInProcessReorders } from '../in-process/reorder-gateway.ts'
import { makeInProcessCarts } from '../in-process/cart-gateway.ts'
import { makeInProcessCatalogue } from '../in-process/catalogue-gateway.ts'
import { makeInProcessCheckout } from '../in-process/checkout-gateway.ts'
import type { SessionKeeper } from '../commerce-api/identity/session-keeper.ts'
import { sessionInMemory } from '../memory/identity/session-in-memory.ts'
import { makeInProcessCustomerOrders } from '../in-process/customer-order-gateway.ts'
import { makeInProcessIdentity } from '../in-process/identity-gateway.ts'
import { makeInProcessOrders } from '../in-process/order-gateway.ts'
import { makeInProcessPricing } from '../in-process/pricing-gateway.ts'
import { makeInProcessCustomerMiles } from '../in-process/customer-miles-gateway.ts'
import { makeInProcessPromotions } from '../in-process/promotion-gateway.ts'
import { makeInProcessSearch } from '../in-process/search-gateway.ts'
import { makeInProcessShipping } from '../in-process/shipping-gateway.ts'
import { makeInProcessStock } from '../in-process/stock-gateway.ts'
import type { Gateways } from './bind-storefront.ts'

/** Every use case of the shop's side, by name: what the API serves and the in-process gateways call. */
export const commerceUseCases = (commerce: Commerce) => ({
  ...commerce.catalogue,
  ...commerce.pricing,
  ...commerce.stock,
  ...commerce.delivery,
  ...commerce.recommendation,
  ...commerce.cart,
  ...commerce.coupon,
  ...commerce.loyalty,
  ...commerce.address,
  ...commerce.checkout,
  ...commerce.order,
  ...commerce.payment,
  ...commerce.reorder,
  ...commerce.identity,
  ...commerce.customer,
  ...commerce.mail,
})
export type CommerceUseCases = ReturnType<typeof commerceUseCases>

type Place = At & { readonly publicUrl: string; readonly campaignOf?: CampaignOf; readonly session?: SessionKeeper; readonly from?: string }

/** The storefront's gateways straight onto the shop's side, without a wire. */
export const inProcessGateways = (shop: CommerceUseCases, { campaignOf, session = sessionInMemory(), from = 'here', ...place }: Place): Gateways => {
  const ownerOf = () => shop.identify(session.kept())
  const at = { ...place, ownerOf }
  const campaign = campaignOf === undefined ? {} : { campaignOf }
  return {
    catalogue: makeInProcessCatalogue(shop, at),
    search: makeInProcessSearch(shop, at),
    pricing: makeInProcessPricing({ ...shop, ...campaign }, at),
    stock: makeInProcessStock(shop, at),
    carts: makeInProcessCarts({ ...shop, ...campaign }, at),
    checkout: makeInProcessCheckout(shop, ownerOf),
    promotions: makeInProcessPromotions(shop, from),
    shipping: makeInProcessShipping(shop, at),
    reorders: makeInProcessReorders(shop, { ownerOf, from }),
    abandonedCarts: makeInProcessAbandonedCarts(shop, ownerOf),
    orders: makeInProcessOrders(shop, at),
    identities: makeInProcessIdentity(shop, { session, from, ownerOf }),
    customerOrders: makeInProcessCustomerOrders(shop, ownerOf),
    customerMiles: makeInProcessCustomerMiles(shop, ownerOf),
    gifts: makeInProcessGifts(shop),
    recommendations: makeInProcessRecommendations(shop, at),
    replacements: makeInProcessReplacements(shop),
    addresses: makeInProcessAddresses(shop),
    partners: makeInProcessPartners(shop, at),
  }
}
