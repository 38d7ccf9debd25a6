import { CartRecord } from '../../../adapters/commerce-api/cart/cart.codec.ts'
import { wireOf } from '../../support/api/wire-of.ts'
import type { WireFault } from '../../../adapters/http-client/send-operation.ts'
import { httpShop, type HttpShopSettings } from '../../support/api/http-shop.ts'
import { aCart } from '../../support/builders/cart.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'
import { json, recordedFetch, type Recorded } from './recorded-fetch.ts'

export const aWireCart = () => wireOf(CartRecord, aCart())

/** A storefront with a scripted server; by default with an empty cart. */
export const clientOf = (
  respond: (recorded: Recorded) => Response | Promise<Response> = () => json(aWireCart()),
  settings: Partial<HttpShopSettings> = {},
) => {
  const far = recordedFetch(respond)
  const faults: WireFault[] = []
  const shop = httpShop({
    fetch: far.fetch,
    baseUrl: '',
    shop: someSettings(),
    locale: () => 'de',
    log: (fault) => {
      faults.push(fault)
    },
    ...settings,
  })
  return { shop, requests: far.requests, last: far.last, faults }
}
