import type { Container } from 'inversify'
import { makeCartTokenKeeper } from '../../cookies/cart-token-keeper.ts'
import { cookieCampaignOf } from '../../cookies/campaign-cookie.ts'
import { documentCookies } from '../../cookies/document-cookies.ts'
import { makeCall } from '../../http-client/call.ts'
import { makeHttpCarts } from '../../http-client/cart-gateway.ts'
import { makeHttpCatalogue } from '../../http-client/catalogue-gateway.ts'
import { makeHttpCheckout } from '../../http-client/checkout-gateway.ts'
import { makeHttpOrders } from '../../http-client/order-gateway.ts'
import { makeHttpPricing } from '../../http-client/pricing-gateway.ts'
import { makeHttpSearch } from '../../http-client/search-gateway.ts'
import { makeHttpShipping } from '../../http-client/shipping-gateway.ts'
import { makeHttpStock } from '../../http-client/stock-gateway.ts'
import { makeTransport } from '../../http-client/transport.ts'
import { storefrontContainer } from '../bind-storefront.ts'
import { deliveryChannelOf } from '../delivery-channel.ts'
import type { PageData } from '../pages/page-data.ts'

/** The storefront as a shopper's browser runs it: over HTTP, the cart remembered in a cookie. */
export const openBrowserShop = ({ locale, shop }: Pick<PageData, 'locale' | 'shop'>): Container => {
  const jar = documentCookies(document)
  const campaignOf = cookieCampaignOf(jar, (message) => { console.warn(message) })
  const transport = makeTransport({ fetch: (input, init) => window.fetch(input, init), baseUrl: '' })
  const language = () => locale
  const call = makeCall({ transport, locale: language, log: (fault) => { console.error('The shop did not answer as agreed', fault) } })
  return storefrontContainer(
    {
      catalogue: makeHttpCatalogue({ call, shop, locale: language }),
      search: makeHttpSearch({ call }),
      pricing: makeHttpPricing({ call, shop, campaignOf }),
      stock: makeHttpStock({ call, delivery: deliveryChannelOf(shop) }),
      carts: makeHttpCarts({ call, shop, campaignOf }),
      checkout: makeHttpCheckout({ call }),
      shipping: makeHttpShipping({ call }),
      orders: makeHttpOrders({ call }),
    },
    { keeper: makeCartTokenKeeper(jar), shop },
  )
}
