import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { FailureLog } from './failure-log.port.ts'

/** The kinds of data that pages load. */
export type LoadKind = 'category' | 'products' | 'product' | 'order' | 'search'

export type Failures = { readonly [what in LoadKind]?: Failure }

/** Stores the failure of the last load of each kind; failures are logged (Commerce §8). */
export interface LoadStore {
  readonly failures: () => Failures
  readonly failed: (what: LoadKind, failure: Failure) => void
  readonly succeeded: (what: LoadKind) => void
}
export const LoadStore = token<LoadStore>('LoadStore')

export const openLoadStore = ({ log }: { readonly log: FailureLog }): LoadStore => {
  let failures: Failures = {}
  return {
    failures: () => failures,
    failed: (what, failure) => {
      log.failed(what, failure)
      failures = { ...failures, [what]: failure }
    },
    succeeded: (what) => {
      const { [what]: _last, ...others } = failures
      failures = others
    },
  }
}
