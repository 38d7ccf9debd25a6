import { checkoutPathsContract } from '../../scenarios/checkout-paths.contract.ts'
import { openCheckoutPathShop } from '../../scenarios/checkout-path-shop.ts'
import { cookieFetch } from '../../support/api/cookie-fetch.ts'
import { httpShop } from '../../support/api/http-shop.ts'
import { openApi } from '../../support/api/open-api-shop.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'

checkoutPathsContract('over HTTP', async () => {
  const { shop, offerShipping } = openCheckoutPathShop()
  const app = await openApi(shop.commerce)
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  const log = (fault: unknown): never => { throw new Error(JSON.stringify(fault)) }
  return {
    shop: httpShop({ fetch: cookieFetch(), baseUrl, shop: someSettings(), locale: () => 'de', log }),
    offerShipping,
    close: async () => { await app.close() },
  }
})
