import type { Locale } from '../../../domain/shop/locale.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { CampaignOf } from '../../../application/storefront/pricing/campaign-keeper.port.ts'
import { makeGateways } from '../../../adapters/gateways/make-gateways.ts'
import type { WireFault } from '../../../adapters/http-client/send-operation.ts'
import { makeHttpCall } from '../../../adapters/http-client/http-call.ts'
import { makeTransport, type HttpSettings } from '../../../adapters/http-client/transport.ts'

export type HttpGatewaySettings = HttpSettings & {
  readonly shop: ShopSettings
  /** The current language of the visitor. */
  readonly locale: () => Locale
  readonly log: (fault: WireFault) => void
  readonly campaignOf?: CampaignOf
}

/** Every gateway of the storefront over HTTP. */
export const httpGateways = ({ shop, locale, log, campaignOf, ...settings }: HttpGatewaySettings) =>
  makeGateways({
    call: makeHttpCall({ transport: makeTransport(settings), shop, locale, log }),
    ...(campaignOf === undefined ? {} : { campaignOf }),
  })
