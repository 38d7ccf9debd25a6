import { useEffect } from 'react'
import { ShownFeatures } from '../../application/storefront/tracking/shown-features.port.ts'
import { useInjected } from '../binding/use-injected.ts'

/** Tells which variant of a feature stands on the page. */
export const useToldFeature = (featureKey: string, isVariant: boolean): void => {
  const features = useInjected(ShownFeatures)
  useEffect(() => { features.tell(featureKey, isVariant) }, [features, featureKey, isVariant])
}
