import { Suspense } from 'react'
import { useLocation } from '../binding/use-page.ts'
import { mayUseSession } from '../../domain/shop/may-use-session.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useCartView } from '../cart/use-cart-view.ts'
import { useIdentity } from '../identity/use-identity.ts'
import { RenderNothing } from '../notice/MissingPart.tsx'
import { ConsentHost } from '../tracking/ConsentHost.tsx'

/** Whether this device has stored more than the answer about consent. */
const hasStoredVisit = (): boolean => document.cookie.split('; ').some((cookie) => cookie !== '' && !cookie.startsWith('vsf-consent='))

const loadDeferred = () => import('./DeferredParts.tsx')

/** Whether the banners may concern the visitor: the address says so, or more is known about them than about a new one. */
const useIsKnown = (): boolean => {
  const { hash, search } = useLocation()
  const [identity, { cart }] = [useIdentity(), useCartView()]
  return hash !== '' || mayUseSession(search) || identity?._tag === 'SignedIn' || cart !== undefined || hasStoredVisit()
}

const TopParts = lazyPart(async () => (await loadDeferred()).TopParts, RenderNothing)
const DeferredParts = lazyPart(async () => (await loadDeferred()).DeferredParts, RenderNothing)

/** Loads the parts above the page when they are needed. */
export const AwaitedTopParts = () => useIsKnown() && <Suspense><TopParts /></Suspense>

/** Loads the parts beside the page. */
export const AwaitedParts = () => <><Suspense><DeferredParts /></Suspense><ConsentHost /></>
