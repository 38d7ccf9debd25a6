import { Suspense } from 'react'
import { lazyPart } from '../binding/lazy-part.tsx'
import { RenderNothing } from '../notice/MissingPart.tsx'
import { useConsent } from './use-consent.ts'

const ConsentBanner = lazyPart(async () => (await import('./ConsentBanner.tsx')).ConsentBanner, RenderNothing)

/** The question, for whoever was not asked yet; its code comes only then. */
export const ConsentHost = () =>
  useConsent().consent === undefined && <Suspense><ConsentBanner /></Suspense>
