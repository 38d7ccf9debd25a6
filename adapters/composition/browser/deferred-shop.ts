import { LOADING_TIME, withoutFlicker } from '../../../application/storefront/shop/loading-time.ts'
import { StartVisitorSession, type OpenedPage } from '../../../application/storefront/arrival/start-visitor-session.ts'
import { CurrentCart } from '../../../application/storefront/cart/current-cart-signal.ts'
import { LoadCart } from '../../../application/storefront/cart/load-cart.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import { reloadForMissingCode } from '../../../ui/binding/reload-for-missing-code.ts'
import { cookieCampaignOf } from '../../cookies/campaign-cookie.ts'
import { makePageReload } from '../../browser/page-reload.ts'
import type { CookieJar } from '../../cookies/cookie-jar.ts'
import { makePurchaseTraces } from '../../cookies/purchase-traces.ts'
import { makeLoginLinkKeeper } from '../../cookies/login-link-keeper.ts'
import { shownFeaturesIn } from '../../data-layer/shown-features-in-page.ts'
import { makeOriginKeeper } from '../../cookies/origin-keeper.ts'
import type { makeHttpShop } from '../../http-client/http-shop.ts'
import { makeTransport } from '../../http-client/transport.ts'
import { deferredIdentityProvider } from './deferred-identity-provider.ts'
import type { VisitorContext, InitialState } from '../initial-state.ts'
import { storefrontContainer } from '../storefront/storefront-container.ts'

type Deps = {
  readonly locale: Locale
  readonly jar: CookieJar
  readonly context: VisitorContext
  readonly initial: InitialState
  readonly makeHttpShop: typeof makeHttpShop
}

const warn = (what: string, about?: unknown): void => { console.warn(what, about) }

export type DeferredShop = {
  readonly injector: Injector
  readonly begin: (page: OpenedPage) => void
}

/** Every use case of the storefront, over HTTP to the page's own origin. */
export const openDeferredShop = ({ locale, jar, context, initial, makeHttpShop }: Deps): DeferredShop => {
  const shop = makeHttpShop({
    transport: makeTransport({ fetch: (input, init) => window.fetch(input, init), baseUrl: '' }),
    shop: context.shop,
    locale: () => locale,
    log: (fault) => { console.error('Invalid response of the shop', fault) },
    codeMissing: () => { void reloadForMissingCode() },
  })
  const visit = {
    ...context,
    loginLinks: makeLoginLinkKeeper(jar),
    identityProvider: deferredIdentityProvider(context.shop, locale),
    origin: makeOriginKeeper(jar),
    features: shownFeaturesIn(window, warn),
    campaignOf: cookieCampaignOf(jar, warn),
    traces: makePurchaseTraces(jar),
    log: { warn },
    failures: { failed: (what: string, failure: { readonly _tag: string }) => { console.info(`Not loaded: ${what}`, failure._tag) } },
    loading: withoutFlicker(LOADING_TIME),
    pageReload: makePageReload(() => window),
  }
  const injector = storefrontContainer(shop, visit, initial)
  const { keeper } = context
  // A cart that was created on another page before this code had loaded is read here; nothing else reads it.
  const { ready, cart } = injector.get(CurrentCart).now()
  if (ready && cart === undefined && keeper.read() !== undefined) void injector.get(LoadCart)()()
  return {
    injector,
    begin: (page) => { void injector.get(StartVisitorSession)(page)() },
  }
}
