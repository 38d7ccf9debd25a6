import type { Task } from 'fp-ts/lib/Task.js'
import type { FlagStates, PageContext } from '../shop/page-context.ts'

/** Feature flags of a shop for a visitor, as loaded last: a page waits for no service and none makes it fail. */
export interface FeatureFlags {
  readonly flags: (featureKeys: readonly string[], at: PageContext) => Task<FlagStates>
  /** Changes whenever assignments may change. */
  readonly version: () => string
}
