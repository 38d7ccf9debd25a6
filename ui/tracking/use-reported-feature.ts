import { useEffect } from 'react'
import { ReportFeature } from '../../application/storefront/tracking/report-feature.ts'
import { useInjected } from '../binding/use-injected.ts'

/** Tells which variant of a feature stands on the page. */
export const useReportedFeature = (featureKey: string, isVariant: boolean): void => {
  const tell = useInjected(ReportFeature)
  useEffect(() => { void tell(featureKey, isVariant)() }, [tell, featureKey, isVariant])
}
