import { lazy, Suspense } from 'react'
import { useConsent } from './use-consent.ts'

const ConsentBanner = lazy(async () => ({ default: (await import('./ConsentBanner.tsx')).ConsentBanner }))

/** The question, for whoever was not asked yet; its code comes only then. */
export const ConsentHost = () =>
  useConsent().consent === undefined && <Suspense fallback={null}><ConsentBanner /></Suspense>
