import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { makeWishlistKeeper } from '../../browser/wishlist-keeper.ts'
import { isReturningFromProvider } from '../../browser/provider-visit.ts'
import { makeCampaignKeeper } from '../../cookies/campaign-keeper.ts'
import { makeCartTokenKeeper } from '../../cookies/cart-token-keeper.ts'
import { makeConsentKeeper } from '../../cookies/consent-keeper.ts'
import type { CookieJar } from '../../cookies/cookie-jar.ts'
import { makeLocaleKeeper } from '../../cookies/locale-keeper.ts'
import { makeRefererKeeper } from '../../cookies/referer-keeper.ts'
import { makeSignedInKeeper } from '../../cookies/signed-in-keeper.ts'
import { makeWipKeeper } from '../../cookies/wip-keeper.ts'
import { makeDataLayerTracker, type DataLayerPage } from '../../data-layer/data-layer-tracker.ts'
import { makeSessionTrackedKeeper } from '../../data-layer/session-tracked-keeper.ts'
import { deferredPasskeys } from '../../webauthn/deferred-passkeys.ts'
import type { VisitorContext } from '../initial-state.ts'

/** What a browser's cookies and its tab's storage hold about a visitor. */
export const browserContext = (shop: ShopSettings, jar: CookieJar): VisitorContext => ({
  shop,
  today: () => zurichTime(new Date()).day,
  keeper: makeCartTokenKeeper(jar),
  campaigns: makeCampaignKeeper(jar),
  signedInKeeper: makeSignedInKeeper(jar),
  locales: makeLocaleKeeper(jar),
  isReturning: isReturningFromProvider,
  referer: makeRefererKeeper(jar, document.referrer),
  wip: makeWipKeeper(jar),
  passkeyDevice: deferredPasskeys,
  wishes: makeWishlistKeeper(() => window.localStorage),
  tracking: {
    trackerOf: (mayMeasure) => makeDataLayerTracker(window as DataLayerPage, mayMeasure),
    consent: makeConsentKeeper(jar),
    tracked: makeSessionTrackedKeeper(() => window.sessionStorage),
  },
})
