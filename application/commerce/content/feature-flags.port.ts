import type { Task } from 'fp-ts/lib/Task.js'
import type { KnownFlags, ShownAt } from '../shop/what-is-shown.ts'

/** How features stand in a shop for somebody, by what was known last: a page waits for no service, and none makes it fail. */
export interface FeatureFlags {
  readonly flags: (featureKeys: readonly string[], at: ShownAt) => Task<KnownFlags>
  /** Another one whenever somebody may be sorted otherwise. */
  readonly version: () => string
}
