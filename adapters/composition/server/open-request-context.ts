import { NO_TRACKING } from '../../../application/storefront/tracking/no-tracking.ts'
import type { TrackingEvent } from '../../../domain/tracking/tracking-event.ts'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../../../domain/identity/device.ts'
import { readLocalizedPath } from '../../../domain/shop/localized-path.ts'
import { cookieCampaignOf } from '../../cookies/campaign-cookie.ts'
import { noLonger } from '../../../application/storefront/shop/loading-time.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { makeCampaignKeeper } from '../../cookies/campaign-keeper.ts'
import { makeCartTokenKeeper } from '../../cookies/cart-token-keeper.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { makePurchaseTraces } from '../../cookies/purchase-traces.ts'
import { systemClock } from './system-clock.ts'
import { makeLoginLinkKeeper } from '../../cookies/login-link-keeper.ts'
import { makeRefererKeeper } from '../../cookies/referer-keeper.ts'
import { makeSessionKeeper, type KeeperDeps } from '../../cookies/session-keeper.ts'
import { assignedVisitor } from '../../cookies/assigned-visitor.ts'
import { CLEAR_AFTER_EXPIRY, CLEAR_AFTER_SIGN_OUT } from '../../http-server/api/clear-site-data.ts'
import { requestCookies } from '../../cookies/request-cookies.ts'
import { paramsOf } from '../../http-server/api/request-context-of.ts'
import { clientNetworkOf } from '../../http-server/api/client-network-of.ts'
import { storefrontContainer } from '../storefront/storefront-container.ts'
import type { OpenRequestContext } from '../pages/serve-pages.ts'
import type { ShopRegister } from '../../../application/commerce/shop/shop-register.port.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'

type Deps = KeeperDeps & {
  readonly commerce: Commerce
  readonly register: ShopRegister
  readonly brandOf: (request: FastifyRequest) => BrandChannel
  readonly publicUrlOf: (request: FastifyRequest) => string
}

/** The storefront of one request: its brand by host, its language by path, its cart by cookie. */
export const makeOpenRequestContext =
  (deps: Deps): OpenRequestContext =>
  (request, { flagsOf, drafts } = {}) => {
    const brandChannel = deps.brandOf(request)
    const publicUrl = deps.publicUrlOf(request)
    const { locale } = readLocalizedPath(request.url.split('?')[0] ?? '/')
    const site = { secure: publicUrl.startsWith('https:') }
    const cookies = requestCookies(request.headers.cookie, site)
    const referer = makeRefererKeeper(cookies, request.headers.referer)
    // Only the request for the page itself has the referrer of the visitor's link.
    if (request.method === 'GET' && paramsOf(request.url).has('hash')) referer.store()
    const session = makeSessionKeeper(cookies, site, deps)
    let clears: string | undefined
    const logCleared = (what: string): void => {
      if (session.read() !== undefined) clears = what
      session.clear()
    }
    const events: TrackingEvent[] = []
    const shop = deps.register.settings(brandChannel)
    const operations = deps.commerce.shop({
      brandChannel,
      locale,
      publicUrl,
      session: { ...session, clear: () => { logCleared(CLEAR_AFTER_SIGN_OUT) } },
      from: clientNetworkOf(request),
      device: deviceOf(request.headers['user-agent']),
      visitor: assignedVisitor(cookies),
      ...omitUndefined({ flagsOf, drafts }),
    })
    const injector = storefrontContainer(operations, {
      keeper: makeCartTokenKeeper(cookies),
      campaigns: makeCampaignKeeper(cookies),
      campaignOf: cookieCampaignOf(cookies, (message) => { request.log.warn(message) }),
      signedInKeeper: {
        isSet: () => session.read() !== undefined, endsAt: () => undefined, clear: () => { logCleared(CLEAR_AFTER_EXPIRY) },
      },
      referer,
      loginLinks: makeLoginLinkKeeper(cookies),
      traces: makePurchaseTraces(cookies),
      today: () => zurichTime(systemClock.now()).day,
      shop,
      log: { warn: (what, about) => { request.log.warn({ about }, what) } },
      failures: {
        failed: (what, failure) => {
          request.log[failure._tag === 'ServiceUnavailable' ? 'warn' : 'debug']({ what, failure: failure._tag }, 'not loaded')
        },
      },
      loading: noLonger,
      // The browser decides whether they are sent.
      tracking: {
        ...NO_TRACKING,
        trackerOf: () => ({ track: (event) => events.push(event) > 0, clear: () => undefined }),
      },
    })
    return { injector, shop, events: () => events, cookies: cookies.changes, clears: () => clears }
  }
