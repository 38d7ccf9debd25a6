import { Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { mayUseSession } from '../../domain/shop/may-use-session.ts'
import { mayMeasure } from '../../domain/tracking/consent.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { WhenEngaged } from '../binding/WhenEngaged.tsx'
import { useCartView } from '../cart/use-cart-view.ts'
import { useIdentity } from '../identity/use-identity.ts'
import { RenderNothing } from '../notice/MissingPart.tsx'
import { ConsentHost } from '../tracking/ConsentHost.tsx'
import { useConsent } from '../tracking/use-consent.ts'

const loadDeferred = async () => {
  // The libraries run as a task before the parts: a slow phone can respond between the two.
  await import('./deferred-libraries.ts')
  return import('./DeferredParts.tsx')
}

/** Whether the parts are needed at once: the address requires them, or more is known about the visitor than about a new one. */
const useIsAwaited = (): boolean => {
  const { hash, search } = useLocation()
  const [identity, { cart }, { consent }] = [useIdentity(), useCartView(), useConsent()]
  const isMeasured = consent !== 'unknown' && mayMeasure(consent)
  return hash !== '' || mayUseSession(search) || identity?._tag === 'SignedIn' || cart !== undefined || isMeasured
}

const whenAwaited = (load: () => Promise<ComponentType>) => {
  const Part = lazyPart(load, RenderNothing)
  return () => <WhenEngaged isAwaited={useIsAwaited()}><Suspense><Part /></Suspense></WhenEngaged>
}

const DeferredParts = whenAwaited(async () => (await loadDeferred()).DeferredParts)

/** Loads the parts above the page once the visitor is engaged, or at once when they are needed. */
export const AwaitedTopParts = whenAwaited(async () => (await loadDeferred()).TopParts)

/** Loads the parts beside the page in the same way; the consent question does not wait. */
export const AwaitedParts = () => <><DeferredParts /><ConsentHost /></>
