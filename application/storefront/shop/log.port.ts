import { token } from '../../token.ts'

/** Where the storefront says what went wrong without stopping anybody; the shopper is told by the page. */
export interface Log {
  readonly warn: (what: string, about: unknown) => void
}
export const Log = token<Log>('Log')
