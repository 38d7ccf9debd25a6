import { token } from '../../token.ts'

/** Logs a failure that stops nothing; the page shows it to the shopper. */
export interface Log {
  readonly warn: (what: string, about: unknown) => void
}
export const Log = token<Log>('Log')
