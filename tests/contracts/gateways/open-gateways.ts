import { inProcessGateways } from '../../../adapters/composition/in-process-gateways.ts'
import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { Gateways } from '../../../adapters/gateways/gateways.ts'
import { cookieFetch } from '../../support/api/cookie-fetch.ts'
import { httpGateways } from '../../support/api/http-gateways.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'

/** A small shop seen through the gateways of a storefront, with its own use cases to compare. */
export type Opened = {
  readonly gateways: Gateways
  /** Another customer, with another session. */
  readonly visitor: () => Gateways
  readonly shop: ReturnType<typeof openSmallShop>
  readonly close: () => Promise<void>
}
export type OpenGateways = (shopCatalogue?: ShopCatalogue) => Promise<Opened>

const AT = { brandChannel: 'iris', locale: 'de', publicUrl: 'http://shop.example' } as const

export const inTheSameProcess: OpenGateways = async (shopCatalogue) => {
  const shop = openSmallShop(shopCatalogue)
  const visitor = () => inProcessGateways(shop.commerce, AT)
  return {
    gateways: visitor(),
    visitor,
    shop,
    close: async () => {},
  }
}

/** A real server on a free port; a response that cannot be encoded fails the test. */
export const overHttp: OpenGateways = async (shopCatalogue) => {
  const shop = openSmallShop(shopCatalogue)
  const app = await openApi(shop.commerce)
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  const visitor = () => httpGateways({
    fetch: cookieFetch(),
    baseUrl,
    shop: someSettings(),
    locale: () => 'de',
    log: (fault) => {
      throw new Error(JSON.stringify(fault))
    },
  })
  return { gateways: visitor(), visitor, shop, close: () => app.close() }
}
