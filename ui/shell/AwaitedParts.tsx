import { Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { mayUseSession } from '../../domain/shop/may-use-session.ts'
import { mayMeasure } from '../../domain/tracking/consent.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { WhenStayed } from '../binding/WhenStayed.tsx'
import { useCartView } from '../cart/use-cart-view.ts'
import { useIdentity } from '../identity/use-identity.ts'
import { LeftOut } from '../notice/MissingPart.tsx'
import { ConsentHost } from '../tracking/ConsentHost.tsx'
import { useConsent } from '../tracking/use-consent.ts'

const bringLate = async () => {
  // What they stand on runs before them: a slow phone answers its shopper between the two.
  await import('./late-libraries.ts')
  return import('./DeferredParts.tsx')
}

/** The address asks something, or more is known of this visitor than of one who has just come. */
const useIsAwaited = (): boolean => {
  const { hash, search } = useLocation()
  const [identity, { cart }, { consent }] = [useIdentity(), useCartView(), useConsent()]
  const isMeasured = consent !== 'unknown' && mayMeasure(consent)
  return hash !== '' || mayUseSession(search) || identity?._tag === 'SignedIn' || cart !== undefined || isMeasured
}

const whenAwaited = (bring: () => Promise<ComponentType>) => {
  const Part = lazyPart(bring, LeftOut)
  return () => <WhenStayed isAwaited={useIsAwaited()}><Suspense><Part /></Suspense></WhenStayed>
}

const DeferredParts = whenAwaited(async () => (await bringLate()).DeferredParts)

/** Brings what stands before everything once its visitor stays, or something waits for it. */
export const AwaitedTopParts = whenAwaited(async () => (await bringLate()).TopParts)

/** Brings what stands beside the page in the same way; the question about measuring does not wait. */
export const AwaitedParts = () => <><DeferredParts /><ConsentHost /></>
