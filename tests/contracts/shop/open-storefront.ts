import { sessionInMemory } from '../../../adapters/memory/identity/session-in-memory.ts'
import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { Shop } from '../../../application/contract/shop.ts'
import { cookieFetch } from '../../support/api/cookie-fetch.ts'
import { httpShop } from '../../support/api/http-shop.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'

/** A small shop as a storefront calls it, with its own use cases to compare. */
export type Opened = {
  readonly storefront: Shop
  /** Another customer, with another session. */
  readonly visitor: () => Shop
  readonly shop: ReturnType<typeof openSmallShop>
  readonly close: () => Promise<void>
}
export type OpenStorefront = (shopCatalogue?: ShopCatalogue) => Promise<Opened>

const AT = { brandChannel: 'iris', locale: 'de', publicUrl: 'http://shop.example', from: 'here' } as const

export const inTheSameProcess: OpenStorefront = async (shopCatalogue) => {
  const shop = openSmallShop(shopCatalogue)
  const visitor = () => shop.commerce.shop({ ...AT, session: sessionInMemory() })
  return {
    storefront: visitor(),
    visitor,
    shop,
    close: async () => {},
  }
}

/** A real server on a free port; a response that cannot be encoded fails the test. */
export const overHttp: OpenStorefront = async (shopCatalogue) => {
  const shop = openSmallShop(shopCatalogue)
  const app = await openApi(shop.commerce)
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  const visitor = () => httpShop({
    fetch: cookieFetch(),
    baseUrl,
    shop: someSettings(),
    locale: () => 'de',
    log: (fault) => {
      throw new Error(JSON.stringify(fault))
    },
  })
  return { storefront: visitor(), visitor, shop, close: () => app.close() }
}
