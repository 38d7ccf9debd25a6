import { CurrentCart } from '../../../application/storefront/cart/current-cart-signal.ts'
import { CurrentIdentity } from '../../../application/storefront/identity/current-identity.ts'
import { VisitorSession } from '../../../application/storefront/arrival/visitor-session.ts'
import { mayUseSession } from '../../../domain/shop/may-use-session.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import type { SessionSteps } from '../../../ui/routing/start-session.ts'
import { documentCookies } from '../../cookies/document-cookies.ts'
import { openInitialState } from '../initial-state.ts'
import type { PageData } from '../pages/page-data.ts'
import { browserContext } from './browser-context.ts'
import { loadOnce } from './load-once.ts'
import { deferredInjector } from './deferred-injector.ts'
import { nextTask } from './next-task.ts'
import type { DeferredShop } from './deferred-shop.ts'

export type BrowserShop = {
  readonly injector: Injector
  /** Loads the code of the use cases before the first call. */
  readonly prepare: () => void
  /** Begins the session and loads visitor and cart, unless this device knows them already. */
  readonly visit: SessionSteps
}

export const loadHttpShop = () => import('../../http-client/http-shop.ts')

/** The storefront in a shopper's browser: values that are already loaded now, every use case with its first call. */
export const openBrowserShop = ({ locale, shop }: Pick<PageData, 'locale' | 'shop'>): BrowserShop => {
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
  const mustLoad = (): boolean => identity.now() === undefined || !cart.now().ready
  const failCart = (): void => {
    if (!cart.now().ready) cart.set({ ...cart.now(), ready: true, failure: { _tag: 'ServiceUnavailable' } })
  }
  return {
    injector,
    prepare: () => { loadShop().catch(() => undefined) },
    visit: {
      begin: (page) => {
        // A plain address on a device with nothing stored: there is nothing to load, so the session has begun.
        if (!mayUseSession(page.search) && !mustLoad()) session.set({ mayRequestSignIn: true })
        else loadShop().then((shop) => { shop.begin(page) }, failCart)
      },
      load: () => { if (mustLoad()) loadShop().then(nextTask).then(loadShop).then((shop) => { shop.load() }, failCart) },
    },
  }
}
