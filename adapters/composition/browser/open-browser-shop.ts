import type { Container } from 'inversify'
import { atLeast, LEAST_LOADING_TIME } from '../../../application/storefront/shop/loading-time.ts'
import { makeCampaignKeeper } from '../../cookies/campaign-keeper.ts'
import { makeCartTokenKeeper } from '../../cookies/cart-token-keeper.ts'
import { makeConsentKeeper } from '../../cookies/consent-keeper.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { makePurchaseTraces } from '../../cookies/purchase-traces.ts'
import { makeRefererKeeper } from '../../cookies/referer-keeper.ts'
import { makeSignedInKeeper } from '../../cookies/signed-in-keeper.ts'
import { documentCookies } from '../../cookies/document-cookies.ts'
import { makeDataLayerTracker, type DataLayerPage } from '../../data-layer/data-layer-tracker.ts'
import { makeSessionTrackedKeeper } from '../../data-layer/session-tracked-keeper.ts'
import type { Gateways } from '../../gateways/gateways.ts'
import { storefrontContainer } from '../bind-storefront.ts'
import type { PageData } from '../pages/page-data.ts'
import { whenWanted } from './when-wanted.ts'

/** The storefront as a shopper's browser runs it: over HTTP, the cart remembered in a cookie. */
export const openBrowserShop = ({ locale, shop }: Pick<PageData, 'locale' | 'shop'>): Container => {
  const jar = documentCookies(document)
  let brought: Promise<Gateways> | undefined
  const bring = (): Promise<Gateways> =>
    (brought ??= import('./http-gateways.ts').then(
      ({ httpGateways }) => httpGateways({ locale, shop, jar }),
      (error: unknown) => {
        brought = undefined
        throw error
      },
    ))
  const one =
    <Name extends keyof Gateways>(name: Name) =>
    async (): Promise<Gateways[Name]> =>
      (await bring())[name]
  return storefrontContainer(
    {
      catalogue: whenWanted(one('catalogue'), { category: true, list: true, product: true, options: true, selected: true }),
      search: whenWanted(one('search'), { search: true }),
      pricing: whenWanted(one('pricing'), { price: true }),
      stock: whenWanted(one('stock'), { stock: true }),
      carts: whenWanted(one('carts'), { create: true, cart: true, addItems: true, changeQuantity: true, removeLine: true }),
      checkout: whenWanted(one('checkout'), {
        giveEmail: true, giveAddresses: true, shippingOptions: true, estimateShipping: true, chooseShipping: true, paymentMethods: true,
        choosePayment: true,
      }),
      promotions: whenWanted(one('promotions'), {
        applyCoupon: true, removeCoupon: true, giveMilesNumber: true, removeMilesNumber: true,
      }),
      orders: whenWanted(one('orders'), { place: true, order: true, paymentMethods: true, startPayment: true }),
      identities: whenWanted(one('identities'), { signIn: true, signUp: true, signOut: true, profile: true }),
      customerMiles: whenWanted(one('customerMiles'), { setNumber: true, points: true }),
      customerOrders: whenWanted(one('customerOrders'), {
        orders: true, order: true, documents: true, bonusPoints: true, lastPayment: true,
      }),
      reorders: whenWanted(one('reorders'), { reorder: true, interval: true }),
      abandonedCarts: whenWanted(one('abandonedCarts'), { merge: true, setCurrent: true }),
      gifts: whenWanted(one('gifts'), { optOut: true }),
      recommendations: whenWanted(one('recommendations'), { forCart: true }),
      replacements: whenWanted(one('replacements'), { replacement: true }),
      addresses: whenWanted(one('addresses'), { sanitise: true }),
      partners: whenWanted(one('partners'), { partner: true }),
    },
    {
      keeper: makeCartTokenKeeper(jar),
      campaigns: makeCampaignKeeper(jar),
      signedInKeeper: makeSignedInKeeper(jar),
      referer: makeRefererKeeper(jar),
      traces: makePurchaseTraces(jar),
      today: () => zurichTime(new Date()).day,
      shop,
      tracking: {
        trackerOf: (mayMeasure) => makeDataLayerTracker(window as DataLayerPage, mayMeasure),
        consent: makeConsentKeeper(jar),
        tracked: makeSessionTrackedKeeper(() => window.sessionStorage),
      },
      log: { warn: (what, about) => { console.warn(what, about) } },
      failures: { failed: (what, failure) => { console.info(`Not loaded: ${what}`, failure._tag) } },
      loading: atLeast(LEAST_LOADING_TIME),
    },
  )
}
