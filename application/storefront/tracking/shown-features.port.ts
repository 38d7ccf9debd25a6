import { token } from '../../token.ts'

/** Reports the shown variants to the page's measurement (Account §4.4). */
export interface ShownFeatures {
  /** Whether a variant of the feature is shown; false for the default. */
  readonly report: (featureKey: string, isVariant: boolean) => void
}
export const ShownFeatures = token<ShownFeatures>('ShownFeatures')
