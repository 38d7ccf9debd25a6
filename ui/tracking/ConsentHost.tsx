import { Suspense } from 'react'
import { lazyPart } from '../binding/lazy-part.tsx'
import { RenderNothing } from '../notice/MissingPart.tsx'
import { useConsent } from './use-consent.ts'

const ConsentBanner = lazyPart(async () => (await import('./ConsentBanner.tsx')).ConsentBanner, RenderNothing)

/** Loads the consent question for a visitor who was not asked yet. */
export const ConsentHost = () =>
  useConsent().consent === undefined && <Suspense><ConsentBanner /></Suspense>
