import { token } from '../../token.ts'

/** Remembers on the visitor's device from which page they came with a login link. */
export interface RefererKeeper {
  readonly kept: () => string | undefined
  /** Keeps what this visit came from; where nothing is said of it, nothing. */
  readonly keep: () => void
  readonly forget: () => void
}
export const RefererKeeper = token<RefererKeeper>('RefererKeeper')
