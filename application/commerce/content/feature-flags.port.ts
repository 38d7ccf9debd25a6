import type { FeatureFlag } from '../../../domain/content/feature-flag.ts'
import type { At } from '../shop/at.ts'

/** How features stand in a shop, as it was known last; asked while a page is drawn, so it answers at once. */
export interface FeatureFlags {
  readonly flag: (featureKey: string, at: At) => FeatureFlag | undefined
}
