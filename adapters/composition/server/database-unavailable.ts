/** PostgreSQL's or the network's code, by which causes are counted; there are few of them, and none names anybody. */
const codeOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'none'

/** A failure of the database, for the log: the visitor reads only that the shop is not available. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly code: string

  constructor(cause: unknown) {
    super('The database did not do what it was asked', { cause })
    this.code = codeOf(cause)
  }
}

const MOST = 20
/** Milliseconds. */
const WINDOW = 10_000

/**
 * A database that is away fails every request, and each would have a line: some are written, with how many were left out since. For
 * other errors nothing is left out.
 */
export const openFailureLines = (now: () => number, { most = MOST, window = WINDOW } = {}) => {
  let [begunAt, written, leftOut] = [-Infinity, 0, 0]
  /** What the line says beside the error; `undefined` where there is to be none. */
  return (error: unknown): { readonly leftOut?: number } | undefined => {
    if (!(error instanceof DatabaseUnavailable)) return {}
    if (now() - begunAt >= window) [begunAt, written] = [now(), 0]
    if (written >= most) {
      leftOut += 1
      return undefined
    }
    written += 1
    const details = leftOut === 0 ? {} : { leftOut }
    leftOut = 0
    return details
  }
}
