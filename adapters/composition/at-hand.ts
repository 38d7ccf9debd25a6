import { AddressCheck, openAddressCheck } from '../../application/storefront/address/address-check.ts'
import { CartTokenKeeper } from '../../application/storefront/cart/cart-token-keeper.port.ts'
import { CurrentCart, openCurrentCart } from '../../application/storefront/cart/current-cart-signal.ts'
import { CurrentIdentity, openCurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import { CampaignKeeper } from '../../application/storefront/pricing/campaign-keeper.port.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { Today } from '../../application/storefront/shop/today.port.ts'
import { ConsentStore, openConsentStore } from '../../application/storefront/tracking/consent-store.ts'
import { NO_TRACKING, type Tracking } from '../../application/storefront/tracking/no-tracking.ts'
import { makeTrackCheckout, TrackCheckout } from '../../application/storefront/tracking/track-checkout.ts'
import { Tracker } from '../../application/storefront/tracking/tracker.port.ts'
import { ChooseLocale, makeChooseLocale } from '../../application/storefront/visit/choose-locale.ts'
import type { LocaleKeeper } from '../../application/storefront/visit/locale-keeper.port.ts'
import { SignedInKeeper } from '../../application/storefront/visit/signed-in-keeper.port.ts'
import { openVisitorSession, VisitorSession } from '../../application/storefront/arrival/visitor-session.ts'
import type { Token } from '../../application/token.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import { mayMeasure } from '../../domain/tracking/consent.ts'

/** What is known of a visitor on arrival: the shop they are in, the day, and what their device remembers. */
export type Arrival = {
  readonly shop: ShopSettings
  readonly keeper: CartTokenKeeper
  readonly campaigns: CampaignKeeper
  readonly today: Today
  readonly signedInKeeper?: SignedInKeeper
  readonly locales?: LocaleKeeper
  readonly tracking?: Tracking
}

/** What is there before any use case is: settings, what the device remembers, and cells in which use cases show what they know. */
export type AtHand = ReadonlyMap<Token<unknown>, unknown>

const NEVER_SIGNED_IN: SignedInKeeper = { isKept: () => false, endsAt: () => undefined, clear: () => undefined }

const NOWHERE: LocaleKeeper = { store: () => undefined }

const under = <Value>(token: Token<Value>, value: Value): readonly [Token<unknown>, unknown] => [token, value]

/** Small enough to come with the first page, which reads it while it is drawn. */
export const openAtHand = (arrival: Arrival): AtHand => {
  const { shop, today, keeper, campaigns, signedInKeeper = NEVER_SIGNED_IN, locales = NOWHERE, tracking = NO_TRACKING } = arrival
  const consents = openConsentStore({ keeper: tracking.consent })
  const tracker = tracking.trackerOf(() => mayMeasure(consents.consent.now()))
  consents.consent.subscribe(() => { if (!mayMeasure(consents.consent.now())) tracker.clear() })
  return new Map([
    under(CurrentShop, shop),
    under(Today, today),
    under(CartTokenKeeper, keeper),
    under(CurrentCart, openCurrentCart({ keeper })),
    under(CampaignKeeper, campaigns),
    under(SignedInKeeper, signedInKeeper),
    under(ChooseLocale, makeChooseLocale({ locales })),
    under(VisitorSession, openVisitorSession()),
    under(CurrentIdentity, openCurrentIdentity({ signedInKeeper })),
    under(ConsentStore, consents),
    under(Tracker, tracker),
    under(TrackCheckout, makeTrackCheckout({ tracker, tracked: tracking.tracked })),
    under(AddressCheck, openAddressCheck()),
  ])
}
