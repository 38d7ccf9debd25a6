import { token } from '../../token.ts'

/** Tells the page's measurement which variants somebody sees (Account §4.4). */
export interface ShownFeatures {
  /** Whether a variant of the feature is shown; false where the default stands for it. */
  readonly tell: (featureKey: string, isVariant: boolean) => void
}
export const ShownFeatures = token<ShownFeatures>('ShownFeatures')
