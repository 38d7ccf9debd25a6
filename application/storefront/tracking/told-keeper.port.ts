import { token } from '../../token.ts'

/** Remembers, for as long as a tab is open, what the measurement was told last of a thing. */
export interface ToldKeeper {
  readonly last: (what: string) => string | undefined
  readonly remember: (what: string, value: string) => void
}
export const ToldKeeper = token<ToldKeeper>('ToldKeeper')
