import { Suspense } from 'react'
import { useLocation } from '../binding/use-page.ts'
import { mayUseSession } from '../../domain/shop/may-use-session.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useCartView } from '../cart/use-cart-view.ts'
import { useIdentity } from '../identity/use-identity.ts'
import { RenderNothing } from '../notice/MissingPart.tsx'
import { DeferredParts } from './DeferredParts.tsx'

/** Whether this device has stored more than the answer about consent. */
const hasStoredVisit = (): boolean => document.cookie.split('; ').some((cookie) => cookie !== '' && !cookie.startsWith('vsf-consent='))

const loadKnown = () => import('./KnownParts.tsx')

/** Whether the parts may concern the visitor: the address says so, or more is known about them than about a new one. */
const useIsKnown = (): boolean => {
  const { hash, search } = useLocation()
  const [identity, { cart }] = [useIdentity(), useCartView()]
  return hash !== '' || mayUseSession(search) || identity?._tag === 'SignedIn' || cart !== undefined || hasStoredVisit()
}

const KnownTopParts = lazyPart(async () => (await loadKnown()).KnownTopParts, RenderNothing)
const SessionEnd = lazyPart(async () => (await loadKnown()).SessionEnd, RenderNothing)

/** Loads the parts above the page when they are needed. */
export const AwaitedTopParts = () => useIsKnown() && <Suspense><KnownTopParts /></Suspense>

/** The parts beside the page. */
export const AwaitedParts = () => {
  const isKnown = useIsKnown()
  return (
    <>
      <DeferredParts />
      {isKnown && <Suspense><SessionEnd /></Suspense>}
    </>
  )
}
