import { token } from '../../token.ts'

/** The only source of the time of day. */
export interface Clock {
  readonly now: () => Date
}
export const Clock = token<Clock>('Clock')
