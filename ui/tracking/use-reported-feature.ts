import { useEffect } from 'react'
import { ReportFeature } from '../../application/storefront/tracking/report-feature.ts'
import { useInjected } from '../binding/use-injected.ts'

/** Reports the displayed variant of a feature. */
export const useReportedFeature = (featureKey: string, isVariant: boolean): void => {
  const report = useInjected(ReportFeature)
  useEffect(() => { void report(featureKey, isVariant)() }, [report, featureKey, isVariant])
}
