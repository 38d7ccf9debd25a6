import type { ShownFeatures } from '../../application/storefront/tracking/shown-features.port.ts'
import { isFeatureName } from '../../domain/content/shown-feature-name.ts'

/**
 * Defines each feature under its own name in the page, where reporting scripts look for it. Existing names are never overwritten: a
 * feature called `location` must not navigate the visitor away (decision S17).
 */
export const shownFeaturesIn = (page: object, warn: (what: string, about: unknown) => void): ShownFeatures => {
  const own = new Set<string>()
  return {
    report: (featureKey, isVariant) => {
      if (!isFeatureName(featureKey) || (featureKey in page && !own.has(featureKey)))
        return warn('The name of a feature cannot stand in the page', featureKey)
      own.add(featureKey)
      Object.assign(page, { [featureKey]: isVariant })
    },
  }
}
