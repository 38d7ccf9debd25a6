import { token } from '../../token.ts'

/** Stores on the visitor's device the page that led to a login link. */
export interface RefererKeeper {
  readonly read: () => string | undefined
  /** Stores the referrer of this session; without a referrer, nothing. */
  readonly store: () => void
  readonly clear: () => void
}
export const RefererKeeper = token<RefererKeeper>('RefererKeeper')
