import type { Locale } from '../../../domain/shop/locale.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { cookieCampaignOf } from '../../cookies/campaign-cookie.ts'
import type { CookieJar } from '../../cookies/cookie-jar.ts'
import type { Gateways } from '../../gateways/gateways.ts'
import { makeGateways } from '../../gateways/make-gateways.ts'
import { makeHttpCall } from '../../http-client/http-call.ts'
import { makeTransport } from '../../http-client/transport.ts'

type Deps = { readonly locale: Locale; readonly shop: ShopSettings; readonly jar: CookieJar }

/** Every gateway over HTTP to the page's own origin. */
export const httpGateways = ({ locale, shop, jar }: Deps): Gateways =>
  makeGateways({
    call: makeHttpCall({
      transport: makeTransport({ fetch: (input, init) => window.fetch(input, init), baseUrl: '' }),
      shop,
      locale: () => locale,
      log: (fault) => { console.error('The shop did not answer as agreed', fault) },
    }),
    campaignOf: cookieCampaignOf(jar, (message) => { console.warn(message) }),
  })
