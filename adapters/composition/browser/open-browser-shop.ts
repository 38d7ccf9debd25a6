import { CurrentCart } from '../../../application/storefront/cart/current-cart-signal.ts'
import { CurrentIdentity } from '../../../application/storefront/identity/current-identity.ts'
import type { OpenedPage } from '../../../application/storefront/arrival/start-visitor-session.ts'
import { makeProfileOnConsent } from '../../../application/storefront/arrival/profile-on-consent.ts'
import { VisitorSession } from '../../../application/storefront/arrival/visitor-session.ts'
import { Shop } from '../../../application/storefront/shop/shop.ts'
import { ConsentStore } from '../../../application/storefront/tracking/consent-store.ts'
import { TrackPageView } from '../../../application/storefront/tracking/track-page-view.ts'
import { SignedInKeeper } from '../../../application/storefront/visit/signed-in-keeper.port.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import { documentCookies } from '../../cookies/document-cookies.ts'
import { openInitialState } from '../initial-state.ts'
import { takeOver } from '../pages/page-answer.ts'
import type { PageData } from '../pages/page-data.ts'
import { browserContext } from './browser-context.ts'
import { loadOnce } from './load-once.ts'
import { deferredInjector } from './deferred-injector.ts'
import { requestVisitor } from './page-host.ts'
import { nextTask } from './next-task.ts'
import { whenRestored } from './when-restored.ts'
import type { DeferredShop } from './deferred-shop.ts'

export type BrowserShop = {
  readonly injector: Injector
  readonly visit: {
    /** Begins the session and loads visitor and cart, unless this device knows them already. */
    readonly begin: (page: OpenedPage) => void
  }
}

const loadHttpShop = () => import('../../http-client/http-shop.ts')

/** The storefront in a shopper's browser: values that are already loaded now, every use case with its first call. */
export const openBrowserShop = ({ locale, shop, visitor }: Pick<PageData, 'locale' | 'shop' | 'visitor'>): BrowserShop => {
  const jar = documentCookies(document)
  const context = browserContext(shop, jar)
  const initial = openInitialState(context)
  const loadShop = loadOnce<DeferredShop>(async () => {
    // One after the other, so that a slow phone can handle input in between.
    const { makeHttpShop } = await loadHttpShop()
    const { openDeferredShop } = await import('./deferred-shop.ts')
    const shop = openDeferredShop({ locale, jar, context, initial, makeHttpShop })
    // Created in one task and first called in the next.
    await nextTask()
    return shop
  })
  const injector = deferredInjector(initial, async () => (await loadShop()).injector)
  const [cart, identity, session] = [injector.get(CurrentCart), injector.get(CurrentIdentity), injector.get(VisitorSession)]
  const consents = injector.get(ConsentStore)
  const mustLoad = (): boolean => identity.now() === undefined || !cart.now().ready
  const failCart = (): void => {
    if (!cart.now().ready) cart.set({ ...cart.now(), ready: true, failure: { _tag: 'ServiceUnavailable' } })
  }
  whenRestored({
    initial: JSON.stringify([identity.now() === undefined, context.tracking?.consent.read()]),
    remembered: () => JSON.stringify([context.signedInKeeper?.isSet() ?? false, context.tracking?.consent.read()]),
    readAgain: () => {
      void injector.get(TrackPageView)('again')()
      const stored = [cart.now().cart, context.keeper.read()]
      if (stored.some((value) => value !== undefined)) requestVisitor(injector, locale).catch(() => undefined)
    },
  })
  /** Without a hash in the address, only the visitor and the cart are loaded. */
  const beginPlainly = async ({ fetchesVisitor }: OpenedPage): Promise<void> => {
    const { get } = injector
    makeProfileOnConsent({ consents, shop: get(Shop), signedInKeeper: get(SignedInKeeper) })()
    if (fetchesVisitor && mustLoad()) await requestVisitor(injector, locale).catch(() => undefined).then(failCart)
    session.set({ mayRequestSignIn: true })
  }
  const begin = async (page: OpenedPage): Promise<void> => {
    const mayUseHash = page.search !== '' && (await import('./read-first-query.ts')).mayUseHash(page, { jar, consents })
    if (mayUseHash) (await loadShop()).begin(page)
    else await beginPlainly(page)
  }
  if (visitor !== undefined) takeOver(injector, visitor)
  return {
    injector,
    visit: {
      begin: (page) => { begin(page).catch(failCart) },
    },
  }
}
