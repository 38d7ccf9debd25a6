import { Suspense } from 'react'
import { useLocation } from '../binding/use-page.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useIdentity } from '../identity/use-identity.ts'
import { RenderNothing } from '../notice/MissingPart.tsx'
import { DeferredParts } from './DeferredParts.tsx'

/** The session of a staff member, and the mode for unfinished work under its current and former name. */
const BANNER_COOKIE = /(^|; )(vsf-referer|vsf-wipMode|wip)=/

const loadKnown = () => import('./KnownParts.tsx')

/** Whether the address signs in or changes the mode, or this device has stored something that a banner shows. */
const useNeedsTopParts = (): boolean => {
  const { search } = useLocation()
  return /[?&](hash|mode)=/.test(search) || BANNER_COOKIE.test(document.cookie)
}

const KnownTopParts = lazyPart(async () => (await loadKnown()).KnownTopParts, RenderNothing)
const SessionEnd = lazyPart(async () => (await loadKnown()).SessionEnd, RenderNothing)

/** Loads the parts above the page when they are needed. */
export const AwaitedTopParts = () => useNeedsTopParts() && <Suspense><KnownTopParts /></Suspense>

/** The parts beside the page. */
export const AwaitedParts = () => {
  const isSignedIn = useIdentity()?._tag === 'SignedIn'
  return (
    <>
      <DeferredParts />
      {isSignedIn && <Suspense><SessionEnd /></Suspense>}
    </>
  )
}
