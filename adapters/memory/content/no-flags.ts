import type { ExperimentResults } from '../../../application/commerce/content/experiment-results.port.ts'
import type { FeatureFlags } from '../../../application/commerce/content/feature-flags.port.ts'

/** A shop without experiments: every test shows its default variant. */
export const noFlags: FeatureFlags = { flags: () => () => Promise.resolve(new Map()), version: () => '' }

/** Without experiments there are no results. */
export const noResults: ExperimentResults = { purchased: () => () => undefined }
