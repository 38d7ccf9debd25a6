import { token } from '../../token.ts'

/** Remembers on the visitor's device from which site they came. */
export interface RefererKeeper {
  readonly forget: () => void
}
export const RefererKeeper = token<RefererKeeper>('RefererKeeper')
