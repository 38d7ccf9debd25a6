import { token } from '../../token.ts'

/** Remembers on the visitor's device from which page they came with a login link. */
export interface RefererKeeper {
  readonly read: () => string | undefined
  /** Keeps what this visit came from; where nothing is said of it, nothing. */
  readonly store: () => void
  readonly clear: () => void
}
export const RefererKeeper = token<RefererKeeper>('RefererKeeper')
