import { AddressCheck, openAddressCheck } from '../../application/storefront/address/address-check.ts'
import { IsStaffSession, makeIsStaffSession } from '../../application/storefront/arrival/is-staff-session.ts'
import { CartTokenKeeper } from '../../application/storefront/cart/cart-token-keeper.port.ts'
import { CurrentCart, openCurrentCart } from '../../application/storefront/cart/current-cart-signal.ts'
import { CurrentIdentity, openCurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import { IsReturning } from '../../application/storefront/identity/prepare-provider.ts'
import { NO_PASSKEY_DEVICE } from '../../application/storefront/passkey/no-passkey-device.ts'
import { PasskeyDevice } from '../../application/storefront/passkey/passkey-device.port.ts'
import { CampaignKeeper } from '../../application/storefront/visit/campaign-keeper.port.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { Today } from '../../application/storefront/shop/today.port.ts'
import { ConsentStore, openConsentStore } from '../../application/storefront/tracking/consent-store.ts'
import { NO_TRACKING, type Tracking } from '../../application/storefront/tracking/no-tracking.ts'
import { makeTrackPageView } from '../../application/storefront/tracking/report-page-views.ts'
import { makeTrackCheckout, TrackCheckout } from '../../application/storefront/tracking/track-checkout.ts'
import { TrackPageView } from '../../application/storefront/tracking/track-page-view.ts'
import { Tracker } from '../../application/storefront/tracking/tracker.port.ts'
import { ChooseLocale, makeChooseLocale } from '../../application/storefront/visit/choose-locale.ts'
import type { RefererKeeper } from '../../application/storefront/visit/referer-keeper.port.ts'
import { makeSetWipMode, SetWipMode } from '../../application/storefront/visit/set-wip-mode.ts'
import type { WipKeeper } from '../../application/storefront/visit/wip-keeper.port.ts'
import type { LocaleKeeper } from '../../application/storefront/visit/locale-keeper.port.ts'
import { SignedInKeeper } from '../../application/storefront/visit/signed-in-keeper.port.ts'
import { openVisitorSession, VisitorSession } from '../../application/storefront/arrival/visitor-session.ts'
import { ChangeWishlist, makeChangeWishlist } from '../../application/storefront/wishlist/change-wishlist.ts'
import { LoadWishlist, makeLoadWishlist } from '../../application/storefront/wishlist/load-wishlist.ts'
import type { WishlistKeeper } from '../../application/storefront/wishlist/wishlist-keeper.port.ts'
import type { Token } from '../../application/token.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import { wishlistInMemory } from '../memory/wishlist/wishlist-in-memory.ts'
import { mayMeasure } from '../../domain/tracking/consent.ts'

/** What is needed to open a page: the shop, the day, and what the visitor's device has stored. */
export type VisitorContext = {
  readonly shop: ShopSettings
  readonly keeper: CartTokenKeeper
  readonly campaigns: CampaignKeeper
  readonly today: Today
  readonly signedInKeeper?: SignedInKeeper
  readonly locales?: LocaleKeeper
  readonly tracking?: Tracking
  readonly isReturning?: IsReturning
  readonly wishes?: WishlistKeeper
  readonly referer?: RefererKeeper
  readonly wip?: WipKeeper
  readonly passkeyDevice?: PasskeyDevice
}

/**
 * The values that exist before any use case is loaded: settings, stored visitor state, and the observable values that use cases update.
 */
export type InitialState = ReadonlyMap<Token<unknown>, unknown>

const NEVER_SIGNED_IN: SignedInKeeper = { isSet: () => false, endsAt: () => undefined, clear: () => undefined }

const nothing = (): undefined => undefined
const NO_LOCALES: LocaleKeeper = { store: nothing }
const NO_WIP: WipKeeper = { read: nothing, store: nothing, clear: nothing }
export const NO_REFERER: RefererKeeper = { read: nothing, store: nothing, clear: nothing }

export const bind = <Value>(token: Token<Value>, value: Value): readonly [Token<unknown>, unknown] => [token, value]

/** Small enough to be part of the first load, which reads it while rendering. */
export const openInitialState = (context: VisitorContext): InitialState => {
  const { shop, today, keeper, campaigns, signedInKeeper = NEVER_SIGNED_IN, locales = NO_LOCALES, tracking = NO_TRACKING } = context
  const { isReturning = () => false, wishes = wishlistInMemory(), referer = NO_REFERER, wip = NO_WIP } = context
  const consents = openConsentStore({ keeper: tracking.consent })
  const tracker = tracking.trackerOf(() => mayMeasure(consents.consent.now()))
  consents.consent.subscribe(() => { if (!mayMeasure(consents.consent.now())) tracker.clear() })
  return new Map([
    bind(CurrentShop, shop),
    bind(Today, today),
    bind(CartTokenKeeper, keeper),
    bind(CurrentCart, openCurrentCart({ keeper })),
    bind(CampaignKeeper, campaigns),
    bind(SignedInKeeper, signedInKeeper),
    bind(ChooseLocale, makeChooseLocale({ locales })),
    bind(VisitorSession, openVisitorSession()),
    bind(CurrentIdentity, openCurrentIdentity({ signedInKeeper })),
    bind(ConsentStore, consents),
    bind(Tracker, tracker),
    bind(TrackCheckout, makeTrackCheckout({ tracker, tracked: tracking.tracked })),
    bind(TrackPageView, makeTrackPageView({ tracker, consents })),
    bind(AddressCheck, openAddressCheck()),
    bind(IsReturning, isReturning),
    bind(IsStaffSession, makeIsStaffSession({ referer, shop })),
    bind(SetWipMode, makeSetWipMode({ wip })),
    bind(PasskeyDevice, context.passkeyDevice ?? NO_PASSKEY_DEVICE),
    bind(LoadWishlist, makeLoadWishlist({ wishes })),
    bind(ChangeWishlist, makeChangeWishlist({ wishes })),
  ])
}
