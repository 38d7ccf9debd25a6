import { KnownCart } from '../../../application/storefront/cart/known-cart.ts'
import { LoadCart } from '../../../application/storefront/cart/load-cart.ts'
import { LoadProfile } from '../../../application/storefront/identity/load-profile.ts'
import { atLeast, LEAST_LOADING_TIME } from '../../../application/storefront/shop/loading-time.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import { cookieCampaignOf } from '../../cookies/campaign-cookie.ts'
import type { CookieJar } from '../../cookies/cookie-jar.ts'
import { makePurchaseTraces } from '../../cookies/purchase-traces.ts'
import { makeLoginLinkKeeper } from '../../cookies/login-link-keeper.ts'
import { makeRefererKeeper } from '../../cookies/referer-keeper.ts'
import type { makeGateways } from '../../gateways/make-gateways.ts'
import { makeHttpCall } from '../../http-client/http-call.ts'
import { makeTransport } from '../../http-client/transport.ts'
import { lateIdentityProvider } from './late-identity-provider.ts'
import type { Arrival, AtHand } from '../at-hand.ts'
import { storefrontContainer } from '../bind-storefront.ts'
import { injectorOf } from '../injector-of.ts'

type Deps = {
  readonly locale: Locale
  readonly jar: CookieJar
  readonly arrival: Arrival
  readonly atHand: AtHand
  readonly makeGateways: typeof makeGateways
}

const warn = (what: string, about?: unknown): void => { console.warn(what, about) }

export type LateShop = { readonly injector: Injector; readonly loadVisitor: () => void }

/** Every use case of the storefront, over HTTP to the page's own origin. */
export const openLateShop = ({ locale, jar, arrival, atHand, makeGateways }: Deps): LateShop => {
  const call = makeHttpCall({
    transport: makeTransport({ fetch: (input, init) => window.fetch(input, init), baseUrl: '' }),
    shop: arrival.shop,
    locale: () => locale,
    log: (fault) => { console.error('The shop did not answer as agreed', fault) },
  })
  const visit = {
    ...arrival,
    referer: makeRefererKeeper(jar),
    loginLinks: makeLoginLinkKeeper(jar),
    identityProvider: lateIdentityProvider(arrival.shop, locale),
    traces: makePurchaseTraces(jar),
    log: { warn },
    failures: { failed: (what: string, failure: { readonly _tag: string }) => { console.info(`Not loaded: ${what}`, failure._tag) } },
    loading: atLeast(LEAST_LOADING_TIME),
  }
  const injector = injectorOf(storefrontContainer(makeGateways({ call, campaignOf: cookieCampaignOf(jar, warn) }), visit, atHand))
  return {
    injector,
    loadVisitor: () => {
      void injector.get(LoadProfile)()()
      if (!injector.get(KnownCart).now().known) void injector.get(LoadCart)()()
    },
  }
}
