import { CurrentCart } from '../../../application/storefront/cart/current-cart-signal.ts'
import { CurrentIdentity } from '../../../application/storefront/identity/current-identity.ts'
import type { OpenedPage } from '../../../application/storefront/arrival/start-visitor-session.ts'
import { VisitorSession } from '../../../application/storefront/arrival/visitor-session.ts'
import { mayUseSession } from '../../../domain/shop/may-use-session.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import { documentCookies } from '../../cookies/document-cookies.ts'
import { openInitialState } from '../initial-state.ts'
import type { PageData } from '../pages/page-data.ts'
import { browserContext } from './browser-context.ts'
import { loadOnce } from './load-once.ts'
import { deferredInjector } from './deferred-injector.ts'
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
  whenRestored({
    initial: JSON.stringify([identity.now() === undefined, context.tracking?.consent.read()]),
    remembered: () => JSON.stringify([context.signedInKeeper?.isSet() ?? false, context.tracking?.consent.read()]),
    readAgain: () => {
      const stored = [cart.now().cart, context.keeper.read(), context.tracking?.consent.read()]
      if (stored.some((value) => value !== undefined)) loadShop().then((shop) => { shop.readAgain() }, () => undefined)
    },
  })
  return {
    injector,
    visit: {
      begin: (page) => {
        // A plain address on a device with nothing stored: there is nothing to load, so the session has begun.
        if (!mayUseSession(page.search) && !mustLoad()) session.set({ mayRequestSignIn: true })
        else loadShop().then((shop) => { shop.begin(page) }, failCart)
      },
    },
  }
}
