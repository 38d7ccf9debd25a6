import type { Locale } from '../../../domain/shop/locale.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { makeHttpShop } from '../../../adapters/http-client/http-shop.ts'
import type { WireFault } from '../../../adapters/http-client/send-operation.ts'
import { makeTransport, type HttpSettings } from '../../../adapters/http-client/transport.ts'

export type HttpShopSettings = HttpSettings & {
  readonly shop: ShopSettings
  /** The current language of the visitor. */
  readonly locale: () => Locale
  readonly log: (fault: WireFault) => void
}

/** The operations of the shop over HTTP. */
export const httpShop = ({ shop, locale, log, ...settings }: HttpShopSettings) =>
  makeHttpShop({ transport: makeTransport(settings), shop, locale, log })
