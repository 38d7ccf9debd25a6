import { CurrentCart } from '../../../application/storefront/cart/current-cart-signal.ts'
import { CurrentIdentity } from '../../../application/storefront/identity/current-identity.ts'
import { VisitorSession } from '../../../application/storefront/arrival/visitor-session.ts'
import { mayUseSession } from '../../../domain/shop/may-use-session.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import type { SessionSteps } from '../../../ui/routing/start-session.ts'
import { documentCookies } from '../../cookies/document-cookies.ts'
import { openAtHand } from '../at-hand.ts'
import type { PageData } from '../pages/page-data.ts'
import { arrivalInBrowser } from './arrival-in-browser.ts'
import { loadOnce } from './load-once.ts'
import { deferredInjector } from './deferred-injector.ts'
import { nextMoment } from './next-moment.ts'
import type { DeferredShop } from './deferred-shop.ts'

export type BrowserShop = {
  readonly injector: Injector
  /** Brings the code of the use cases before anybody asks for it. */
  readonly prepare: () => void
  /** Begins the visit, and asks who the visitor is and what is in their cart, unless this device knows. */
  readonly visit: SessionSteps
}

/** The storefront as a shopper's browser runs it: what is at hand now, every use case with the first call. */
export const openBrowserShop = ({ locale, shop }: Pick<PageData, 'locale' | 'shop'>): BrowserShop => {
  const jar = documentCookies(document)
  const arrival = arrivalInBrowser(shop, jar)
  const atHand = openAtHand(arrival)
  const bring = loadOnce<DeferredShop>(async () => {
    // One after the other: a slow phone answers its shopper between them.
    const { makeGateways } = await import('../../gateways/make-gateways.ts')
    const { openDeferredShop } = await import('./deferred-shop.ts')
    const shop = openDeferredShop({ locale, jar, arrival, atHand, makeGateways })
    // It is made in one moment and first asked in the next.
    await nextMoment()
    return shop
  })
  const injector = deferredInjector(atHand, async () => (await bring()).injector)
  const [cart, identity, beginning] = [injector.get(CurrentCart), injector.get(CurrentIdentity), injector.get(VisitorSession)]
  const isAsked = (): boolean => identity.now() === undefined || !cart.now().known
  const loseCart = (): void => {
    if (!cart.now().known) cart.put({ ...cart.now(), known: true, failure: { _tag: 'ServiceUnavailable' } })
  }
  return {
    injector,
    prepare: () => { bring().catch(() => undefined) },
    visit: {
      begin: (page) => {
        // An address that asks for nothing, on a device that remembers nothing: the visit has begun.
        if (!mayUseSession(page.search) && !isAsked()) beginning.put({ mayAsk: true })
        else bring().then((late) => { late.begin(page) }, loseCart)
      },
      load: () => { if (isAsked()) bring().then(nextMoment).then(bring).then((late) => { late.load() }, loseCart) },
    },
  }
}
