import { token } from '../../token.ts'

/** Remembers on the visitor's device that unfinished work is shown. */
export interface WipKeeper {
  readonly kept: () => string | undefined
  readonly keep: () => void
  readonly forget: () => void
}
export const WipKeeper = token<WipKeeper>('WipKeeper')
