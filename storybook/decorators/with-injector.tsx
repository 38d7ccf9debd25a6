import type { Decorator } from '@storybook/react-vite'
import { CurrentCart, UNKNOWN_CART } from '../../application/storefront/cart/current-cart-signal.ts'
import { CartTokenKeeper } from '../../application/storefront/cart/cart-token-keeper.port.ts'
import { IsReturning } from '../../application/storefront/identity/prepare-provider.ts'
import { CurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { ConsentStore, openConsentStore } from '../../application/storefront/tracking/consent-store.ts'
import { NO_TRACKING } from '../../application/storefront/tracking/no-tracking.ts'
import { makeTrackCheckout, TrackCheckout } from '../../application/storefront/tracking/track-checkout.ts'
import { makeReportFeature, ReportFeature } from '../../application/storefront/tracking/report-feature.ts'
import { Tracker } from '../../application/storefront/tracking/tracker.port.ts'
import { createSignal } from '../../application/signal.ts'
import type { Token } from '../../application/token.ts'
import { GUEST, type Identity } from '../../domain/identity/identity.ts'
import { demoShopRegister } from '../../adapters/composition/demo-shop-register.ts'
import { InjectorContext } from '../../ui/binding/injector.ts'
import type { Injector } from '../../ui/binding/injector.ts'
import { readScene } from './scene.ts'

const shops = demoShopRegister()

/** A use case, port or store that a story replaces. */
export type Injected = readonly [token: Token<unknown>, held: unknown]

/** The shop's settings, an empty cart, a guest, and the replacements in `parameters.injected`. */
export const withInjector: Decorator = (Story, { globals, parameters }) => {
  const { brand, tone } = readScene(globals)
  const container = new Map<Token<unknown>, unknown>([
    [CurrentShop, { ...shops.settings(brand), tone }],
    [CurrentCart, createSignal(UNKNOWN_CART)],
    [CartTokenKeeper, { read: () => undefined, store: () => undefined, clear: () => undefined } satisfies CartTokenKeeper],
    [IsReturning, () => false],
    [CurrentIdentity, createSignal<Identity | undefined>(GUEST)],
    [Tracker, NO_TRACKING.trackerOf(() => false)],
    [ReportFeature, makeReportFeature({ features: { report: () => undefined } })],
    [ConsentStore, openConsentStore({ keeper: NO_TRACKING.consent })],
    [TrackCheckout, makeTrackCheckout({ tracker: NO_TRACKING.trackerOf(() => false), tracked: NO_TRACKING.tracked })],
    ...((parameters['injected'] as readonly Injected[] | undefined) ?? []),
  ])
  const injector: Injector = {
    get: <Service,>(token: Token<Service>): Service => {
      if (!container.has(token)) throw new Error(`This story brings no ${String(token)}`)
      return container.get(token) as Service
    },
  }
  return <InjectorContext value={injector}><Story /></InjectorContext>
}
