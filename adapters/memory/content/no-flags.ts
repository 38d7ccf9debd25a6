import type { ExperimentResults } from '../../../application/commerce/content/experiment-results.port.ts'
import type { FeatureFlags } from '../../../application/commerce/content/feature-flags.port.ts'

/** A shop that tries nothing out: every default variant is shown. */
export const noFlags: FeatureFlags = { flags: () => () => Promise.resolve(new Map()), version: () => '' }

/** Nothing is tried out, so nothing comes of it. */
export const noResults: ExperimentResults = { purchased: () => () => undefined }
