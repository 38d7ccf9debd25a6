import type { FeatureFlags } from '../../../application/commerce/content/feature-flags.port.ts'

/** A shop that tries nothing out: every default variant is shown. */
export const noFlags: FeatureFlags = { flag: () => undefined }
