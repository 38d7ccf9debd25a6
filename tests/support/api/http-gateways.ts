import type { Locale } from '../../../domain/shop/locale.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { CampaignOf } from '../../../adapters/commerce-api/pricing/campaign.ts'
import { makeCall, type WireFault } from '../../../adapters/http-client/call.ts'
import { makeHttpCarts } from '../../../adapters/http-client/cart-gateway.ts'
import { makeHttpCatalogue } from '../../../adapters/http-client/catalogue-gateway.ts'
import { makeHttpCheckout } from '../../../adapters/http-client/checkout-gateway.ts'
import { makeHttpPartners } from '../../../adapters/http-client/partner-gateway.ts'
import { makeHttpAddresses } from '../../../adapters/http-client/address-gateway.ts'
import { makeHttpGifts } from '../../../adapters/http-client/gift-gateway.ts'
import { makeHttpRecommendations } from '../../../adapters/http-client/recommendation-gateway.ts'
import { makeHttpReplacements } from '../../../adapters/http-client/replacement-gateway.ts'
import { makeHttpCustomerOrders } from '../../../adapters/http-client/customer-order-gateway.ts'
import { makeHttpIdentity } from '../../../adapters/http-client/identity-gateway.ts'
import { makeHttpOrders } from '../../../adapters/http-client/order-gateway.ts'
import { makeHttpPricing } from '../../../adapters/http-client/pricing-gateway.ts'
import { makeHttpCustomerMiles } from '../../../adapters/http-client/customer-miles-gateway.ts'
import { makeHttpPromotions } from '../../../adapters/http-client/promotion-gateway.ts'
import { makeHttpAbandonedCarts } from '../../../adapters/http-client/abandoned-cart-gateway.ts'
import { makeHttpReorders } from '../../../adapters/http-client/reorder-gateway.ts'
import { makeHttpSearch } from '../../../adapters/http-client/search-gateway.ts'
import { makeHttpShipping } from '../../../adapters/http-client/shipping-gateway.ts'
import { makeHttpStock } from '../../../adapters/http-client/stock-gateway.ts'
import { makeTransport, type HttpSettings } from '../../../adapters/http-client/transport.ts'

export type HttpGatewaySettings = HttpSettings & {
  readonly shop: ShopSettings
  /** The language the visitor reads right now. */
  readonly locale: () => Locale
  readonly log: (fault: WireFault) => void
  /** Who carries the parcels, for the question when they arrive. */
  readonly carrier?: string
  readonly campaignOf?: CampaignOf
}

const USUAL_CARRIER = 'swisspost'

/** Every gateway of the storefront over HTTP. */
export const httpGateways = (settings: HttpGatewaySettings) => {
  const { shop, locale, log, carrier = USUAL_CARRIER, campaignOf } = settings
  const call = makeCall({ transport: makeTransport(settings), locale, log })
  const campaign = campaignOf === undefined ? {} : { campaignOf }
  return {
    catalogue: makeHttpCatalogue({ call, shop, locale }),
    search: makeHttpSearch({ call }),
    pricing: makeHttpPricing({ call, shop, ...campaign }),
    stock: makeHttpStock({ call, delivery: { catalog: shop.salesChannel, carrier, country: shop.country } }),
    carts: makeHttpCarts({ call, shop, ...campaign }),
    checkout: makeHttpCheckout({ call }),
    promotions: makeHttpPromotions({ call }),
    orders: makeHttpOrders({ call }),
    identities: makeHttpIdentity({ call }),
    customerMiles: makeHttpCustomerMiles({ call }),
    customerOrders: makeHttpCustomerOrders({ call, shop }),
    reorders: makeHttpReorders({ call }),
    abandonedCarts: makeHttpAbandonedCarts({ call }),
    gifts: makeHttpGifts({ call }),
    recommendations: makeHttpRecommendations({ call, shop, locale }),
    replacements: makeHttpReplacements({ call }),
    addresses: makeHttpAddresses({ call }),
    partners: makeHttpPartners({ call }),
    shipping: makeHttpShipping({ call }),
  }
}
