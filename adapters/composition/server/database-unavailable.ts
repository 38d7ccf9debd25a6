/** PostgreSQL's or the network's code: a metric label, so there are few of them, and they contain no personal data. */
const codeOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'none'

/** A database error for the log; visitors see only that the shop is not available. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly code: string

  constructor(cause: unknown) {
    super('Database operation failed', { cause })
    this.code = codeOf(cause)
  }
}

const LINES_PER_WINDOW = 20
/** Milliseconds. */
const WINDOW = 10_000

/** Limits the log lines for database errors, since an unavailable database fails every request; other errors are always logged. */
export const openFailureLines = (now: () => number, { most = LINES_PER_WINDOW, window = WINDOW } = {}) => {
  let [startedAt, written, suppressed] = [-Infinity, 0, 0]
  /** The additional fields of the log line, or `undefined` if it is suppressed. */
  return (error: unknown): { readonly suppressed?: number } | undefined => {
    if (!(error instanceof DatabaseUnavailable)) return {}
    if (now() - startedAt >= window) [startedAt, written] = [now(), 0]
    if (written >= most) {
      suppressed += 1
      return undefined
    }
    written += 1
    const details = suppressed === 0 ? {} : { suppressed }
    suppressed = 0
    return details
  }
}
