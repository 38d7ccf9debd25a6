import { KnownCart } from '../../../application/storefront/cart/known-cart.ts'
import { KnownIdentity } from '../../../application/storefront/identity/known-identity.ts'
import type { Injector } from '../../../ui/binding/injector.ts'
import { documentCookies } from '../../cookies/document-cookies.ts'
import { openAtHand } from '../at-hand.ts'
import type { PageData } from '../pages/page-data.ts'
import { arrivalInBrowser } from './arrival-in-browser.ts'
import { broughtOnce } from './brought-once.ts'
import { deferredInjector } from './deferred-injector.ts'
import type { LateShop } from './late-shop.ts'

export type BrowserShop = {
  readonly injector: Injector
  /** Brings the code of the use cases before anybody asks for it. */
  readonly prepare: () => void
  /** Asks who the visitor is and what is in their cart, unless this device knows. */
  readonly loadVisitor: () => void
}

/** The storefront as a shopper's browser runs it: what is at hand now, every use case with the first call. */
export const openBrowserShop = ({ locale, shop }: Pick<PageData, 'locale' | 'shop'>): BrowserShop => {
  const jar = documentCookies(document)
  const arrival = arrivalInBrowser(shop, jar)
  const atHand = openAtHand(arrival)
  const bring = broughtOnce<LateShop>(async () => {
    // One after the other: a slow phone answers its shopper between them.
    const { makeGateways } = await import('../../gateways/make-gateways.ts')
    const { openLateShop } = await import('./late-shop.ts')
    return openLateShop({ locale, jar, arrival, atHand, makeGateways })
  })
  const injector = deferredInjector(atHand, async () => (await bring()).injector)
  const [cart, identity] = [injector.get(KnownCart), injector.get(KnownIdentity)]
  const loseCart = (): void => {
    if (!cart.now().known) cart.put({ ...cart.now(), known: true, failure: { _tag: 'ServiceUnavailable' } })
  }
  return {
    injector,
    prepare: () => { bring().catch(() => undefined) },
    loadVisitor: () => {
      if (identity.now() === undefined || !cart.now().known) bring().then((late) => { late.loadVisitor() }, loseCart)
    },
  }
}
