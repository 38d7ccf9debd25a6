import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { FailureLog } from './failure-log.port.ts'

/** What is fetched for pages. */
export type Loaded = 'category' | 'products' | 'product' | 'order' | 'search'

export type Failures = { readonly [what in Loaded]?: Failure }

/** Keeps for each kind of load the failure of its last answer; every failure is told to the log (Commerce §8). */
export interface LoadStore {
  readonly failures: () => Failures
  readonly failed: (what: Loaded, failure: Failure) => void
  readonly succeeded: (what: Loaded) => void
}
export const LoadStore = token<LoadStore>('LoadStore')

export const openLoadStore = ({ log }: { readonly log: FailureLog }): LoadStore => {
  let kept: Failures = {}
  return {
    failures: () => kept,
    failed: (what, failure) => {
      log.failed(what, failure)
      kept = { ...kept, [what]: failure }
    },
    succeeded: (what) => {
      const { [what]: _last, ...others } = kept
      kept = others
    },
  }
}
