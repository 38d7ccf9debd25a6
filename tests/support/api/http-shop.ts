import type { Shop } from '../../../application/contract/shop.ts'
import { makeHttpShop, type HttpShopDeps } from '../../../adapters/http-client/http-shop.ts'
import { makeTransport, type HttpSettings } from '../../../adapters/http-client/transport.ts'

export type HttpShopSettings = HttpSettings & Omit<HttpShopDeps, 'transport'>

/** The operations of the shop over HTTP. */
export const httpShop = (settings: HttpShopSettings): Shop =>
  makeHttpShop({ ...settings, transport: makeTransport(settings) })
