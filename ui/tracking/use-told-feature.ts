import { useEffect } from 'react'
import { TellFeature } from '../../application/storefront/tracking/tell-feature.ts'
import { useInjected } from '../binding/use-injected.ts'

/** Tells which variant of a feature stands on the page. */
export const useToldFeature = (featureKey: string, isVariant: boolean): void => {
  const tell = useInjected(TellFeature)
  useEffect(() => { void tell(featureKey, isVariant)() }, [tell, featureKey, isVariant])
}
