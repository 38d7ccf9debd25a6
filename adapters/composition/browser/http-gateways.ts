import type { Locale } from '../../../domain/shop/locale.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { cookieCampaignOf } from '../../cookies/campaign-cookie.ts'
import type { CookieJar } from '../../cookies/cookie-jar.ts'
import { makeCall } from '../../http-client/call.ts'
import { makeHttpCarts } from '../../http-client/cart-gateway.ts'
import { makeHttpCatalogue } from '../../http-client/catalogue-gateway.ts'
import { makeHttpCheckout } from '../../http-client/checkout-gateway.ts'
import { makeHttpPartners } from '../../http-client/partner-gateway.ts'
import { makeHttpAddresses } from '../../http-client/address-gateway.ts'
import { makeHttpGifts } from '../../http-client/gift-gateway.ts'
import { makeHttpRecommendations } from '../../http-client/recommendation-gateway.ts'
import { makeHttpReplacements } from '../../http-client/replacement-gateway.ts'
import { makeHttpCustomerOrders } from '../../http-client/customer-order-gateway.ts'
import { makeHttpIdentity } from '../../http-client/identity-gateway.ts'
import { makeHttpOrders } from '../../http-client/order-gateway.ts'
import { makeHttpPricing } from '../../http-client/pricing-gateway.ts'
import { makeHttpCustomerMiles } from '../../http-client/customer-miles-gateway.ts'
import { makeHttpPromotions } from '../../http-client/promotion-gateway.ts'
import { makeHttpAbandonedCarts } from '../../http-client/abandoned-cart-gateway.ts'
import { makeHttpReorders } from '../../http-client/reorder-gateway.ts'
import { makeHttpSearch } from '../../http-client/search-gateway.ts'
import { makeHttpShipping } from '../../http-client/shipping-gateway.ts'
import { makeHttpStock } from '../../http-client/stock-gateway.ts'
import { makeTransport } from '../../http-client/transport.ts'
import type { Gateways } from '../bind-storefront.ts'
import { deliveryChannelOf } from '../delivery-channel.ts'

type Deps = { readonly locale: Locale; readonly shop: ShopSettings; readonly jar: CookieJar }

/** Every gateway over HTTP to the page's own origin. */
export const httpGateways = ({ locale, shop, jar }: Deps): Gateways => {
  const transport = makeTransport({ fetch: (input, init) => window.fetch(input, init), baseUrl: '' })
  const language = () => locale
  const campaignOf = cookieCampaignOf(jar, (message) => { console.warn(message) })
  const call = makeCall({
    transport,
    locale: language,
    log: (fault) => { console.error('The shop did not answer as agreed', fault) },
  })
  return {
    catalogue: makeHttpCatalogue({ call, shop, locale: language }),
    search: makeHttpSearch({ call }),
    pricing: makeHttpPricing({ call, shop, campaignOf }),
    stock: makeHttpStock({ call, delivery: deliveryChannelOf(shop) }),
    carts: makeHttpCarts({ call, shop, campaignOf }),
    checkout: makeHttpCheckout({ call }),
    promotions: makeHttpPromotions({ call }),
    shipping: makeHttpShipping({ call }),
    orders: makeHttpOrders({ call }),
    identities: makeHttpIdentity({ call }),
    customerMiles: makeHttpCustomerMiles({ call }),
    customerOrders: makeHttpCustomerOrders({ call, shop }),
    reorders: makeHttpReorders({ call }),
    abandonedCarts: makeHttpAbandonedCarts({ call }),
    gifts: makeHttpGifts({ call }),
    recommendations: makeHttpRecommendations({ call, shop, locale: language }),
    replacements: makeHttpReplacements({ call }),
    addresses: makeHttpAddresses({ call }),
    partners: makeHttpPartners({ call }),
  }
}
